import { type KeyboardEvent, type MouseEvent, type PointerEvent, useState } from "react";
import { PICTURE_LABEL } from "./labels";
import { PictureStage } from "./picture-stage";
import { BADGE, badgeAt, type Point, pointAt, steppedBy } from "./points";

interface PointsEditorProps {
  image: string;
  alt: string;
  points: readonly Point[];
  onAdd: (point: Point) => void;
  onMove: (index: number, point: Point) => void;
}

interface Dragged {
  index: number;
  /** How far from the middle of its badge it was taken, in pixels. */
  off: Point;
  /** Where it is now; null until it moves. */
  point: Point | null;
}

const nameOf = (index: number, { x, y }: Point) => PICTURE_LABEL.at(PICTURE_LABEL.point(index + 1), x, y);

const CENTRE: Point = { x: 50, y: 50 };

/** The picture, to be pressed where a point belongs; points are dragged, or moved with the arrow keys. */
export function PointsEditor({ image, alt, points, onAdd, onMove }: PointsEditorProps) {
  const [dragged, setDragged] = useState<Dragged | null>(null);
  const [announcement, setAnnouncement] = useState("");

  function grab(index: number, event: PointerEvent<HTMLElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const off = { x: event.clientX - left - width / 2, y: event.clientY - top - height / 2 };
    setDragged({ index, off, point: null });
  }

  function drag({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>) {
    const picture = currentTarget.parentElement?.getBoundingClientRect();
    if (!dragged || !picture) return;
    const { x, y } = dragged.off;
    setDragged({ ...dragged, point: pointAt(picture, { clientX: clientX - x, clientY: clientY - y }) });
  }

  // a press by keyboard has no place
  const add = (event: MouseEvent<HTMLElement>) =>
    onAdd(event.detail === 0 ? CENTRE : pointAt(event.currentTarget.getBoundingClientRect(), event));

  function drop() {
    if (dragged?.point) onMove(dragged.index, dragged.point);
    setDragged(null);
  }

  function step(index: number, event: KeyboardEvent, from: Point) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const point = steppedBy(event.key, event.shiftKey, from);
    if (!point) return;
    event.preventDefault();
    onMove(index, point);
    setAnnouncement(nameOf(index, point));
  }

  return (
    <PictureStage image={image} alt={alt}>
      <button
        type="button"
        aria-label={PICTURE_LABEL.addHere}
        onClick={add}
        className="absolute inset-0 cursor-crosshair! focus-visible:-outline-offset-2"
      />
      {points.map((own, index) => {
        const point = (dragged?.index === index && dragged.point) || own;
        return (
          <button
            key={index}
            type="button"
            aria-label={nameOf(index, point)}
            style={badgeAt(point)}
            onPointerDown={(event) => grab(index, event)}
            onPointerMove={drag}
            onPointerUp={drop}
            onPointerCancel={() => setDragged(null)}
            onKeyDown={(event) => step(index, event, own)}
            className={`cursor-grab! touch-none active:cursor-grabbing! ${BADGE}`}
          >
            {index + 1}
          </button>
        );
      })}
      <p aria-live="polite" className="sr-only">
        {announcement}
      </p>
    </PictureStage>
  );
}
