/** The colours of pieces; each comes with a shape of its own. */
export const COLOURS = ["red", "orange", "yellow", "green", "blue", "black", "white", "purple"] as const;
export type Colour = (typeof COLOURS)[number];

/** Drawn around 0,0 within a circle of radius 1. */
export const SHAPES: Record<Colour, string> = {
  red: "M-0.8,0 a0.8,0.8 0 1,0 1.6,0 a0.8,0.8 0 1,0 -1.6,0 Z",
  orange: polygon(5, 0.92, -90),
  yellow: star(),
  green: polygon(3, 0.98, -90, 0.12),
  blue: "M-0.7,-0.7 H0.7 V0.7 H-0.7 Z",
  black: "M0,-0.98 L0.8,0 L0,0.98 L-0.8,0 Z",
  white:
    "M-0.82,0 a0.82,0.82 0 1,0 1.64,0 a0.82,0.82 0 1,0 -1.64,0 Z M-0.46,0 a0.46,0.46 0 1,1 0.92,0 a0.46,0.46 0 1,1 -0.92,0 Z",
  purple: polygon(6, 0.9, 0),
};

/** The same shapes as characters, for text. */
export const SIGNS: Record<Colour, string> = {
  red: "●",
  orange: "⬟",
  yellow: "★",
  green: "▲",
  blue: "■",
  black: "◆",
  white: "◯",
  purple: "⬢",
};

function point(radius: number, degrees: number, down = 0): string {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(3)},${(radius * Math.sin(angle) + down).toFixed(3)}`;
}

function polygon(corners: number, radius: number, first: number, down = 0): string {
  const points = Array.from({ length: corners }, (_, number) =>
    point(radius, first + (360 / corners) * number, down),
  );
  return `M${points.join(" L")} Z`;
}

function star(): string {
  const points = Array.from({ length: 10 }, (_, number) => point(number % 2 ? 0.45 : 1, -90 + 36 * number));
  return `M${points.join(" L")} Z`;
}
