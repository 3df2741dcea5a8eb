/** Dragging a card with mouse or finger: a picture of it follows, and what lies below at the end is told. */
const FAR = 8;
const LONG = 450;

export interface Dragged {
  /** Whether the card can be dragged at all now. */
  readonly can: () => boolean;
  /** The card was let go over an element with `data-drop`. */
  readonly ondrop: (target: string) => void;
  /** The card was held for long without moving. */
  readonly onhold?: () => void;
}

function targetAt(x: number, y: number): HTMLElement | null {
  const below = document.elementFromPoint(x, y);
  return below?.closest<HTMLElement>("[data-drop]") ?? null;
}

function pictureOf(node: HTMLElement): HTMLElement {
  const picture = node.cloneNode(true) as HTMLElement;
  const box = node.getBoundingClientRect();
  picture.className = `${node.className} dragging`;
  picture.removeAttribute("data-place");
  picture.setAttribute("aria-hidden", "true");
  Object.assign(picture.style, { width: `${box.width}px`, height: `${box.height}px`, left: `${box.left}px`, top: `${box.top}px` });
  document.body.append(picture);
  return picture;
}

/** What is done between pressing and letting go. */
class Drag {
  private picture: HTMLElement | null = null;
  private over: HTMLElement | null = null;
  private readonly timer: ReturnType<typeof setTimeout>;
  private held = false;

  constructor(
    private readonly node: HTMLElement,
    private readonly what: Dragged,
    private readonly start: PointerEvent,
  ) {
    this.timer = setTimeout(() => this.hold(), LONG);
  }

  private hold(): void {
    if (this.picture || !this.what.onhold || this.start.pointerType === "mouse") return;
    this.held = true;
    this.what.onhold();
  }

  move(event: PointerEvent): void {
    const [x, y] = [event.clientX - this.start.clientX, event.clientY - this.start.clientY];
    if (!this.picture && (this.held || !this.what.can() || Math.hypot(x, y) < FAR)) return;
    if (!this.picture) {
      clearTimeout(this.timer);
      this.picture = pictureOf(this.node);
      this.node.setPointerCapture(event.pointerId);
    }
    this.picture.style.translate = `${x}px ${y}px`;
    this.light(targetAt(event.clientX, event.clientY));
  }

  private light(target: HTMLElement | null): void {
    if (target === this.over) return;
    this.over?.removeAttribute("data-over");
    target?.setAttribute("data-over", "");
    this.over = target;
  }

  /** Ends it; whether the click that follows is part of it. */
  end(drops: boolean): boolean {
    clearTimeout(this.timer);
    const target = this.over?.dataset.drop;
    const dragged = this.picture !== null;
    this.light(null);
    this.picture?.remove();
    if (drops && dragged && target) this.what.ondrop(target);
    return dragged || this.held;
  }
}

/** An attachment that lets a card be dragged. */
export function draggable(what: Dragged): (node: HTMLElement) => () => void {
  return (node) => {
    let drag: Drag | null = null;
    let swallow = false;
    const down = (event: PointerEvent): void => {
      swallow = false;
      if (event.button === 0) drag = new Drag(node, what, event);
    };
    const move = (event: PointerEvent): void => drag?.move(event);
    const up = (event: Event): void => {
      swallow = drag?.end(event.type === "pointerup") ?? false;
      drag = null;
    };
    const click = (event: MouseEvent): void => {
      if (!swallow) return;
      swallow = false;
      event.stopImmediatePropagation();
      event.preventDefault();
    };
    const menu = (event: Event): void => {
      if (drag) event.preventDefault();
    };
    node.addEventListener("pointerdown", down);
    node.addEventListener("click", click, true);
    node.addEventListener("contextmenu", menu);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", up);
    return () => {
      drag?.end(false);
      node.removeEventListener("pointerdown", down);
      node.removeEventListener("click", click, true);
      node.removeEventListener("contextmenu", menu);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", up);
    };
  };
}
