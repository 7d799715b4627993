/** A run of letters as it stands on the page: in points from the upper left corner of the page as it is seen. */
export interface Piece {
  text: string;
  /** Where its base line begins. */
  x: number;
  y: number;
  /** Along its base line. */
  width: number;
  /** Height of its type. */
  size: number;
  /** How its base line is turned, clockwise, in degrees from 0 up to 360. */
  turn: number;
  bold: boolean;
  /** Read from right to left. */
  leftward: boolean;
  /** A blank stands before it. */
  apart: boolean;
}

/** A place that leads somewhere when it is clicked. */
export interface Link {
  x: number;
  y: number;
  width: number;
  height: number;
  address: string;
}
