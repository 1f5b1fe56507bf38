// What draw-bay.mjs uses of two packages that bring no types of their own.
declare module 'd3-geo' {
  type Point = [x: number, y: number];
  /** Stands in for a canvas. */
  type Context = {
    moveTo: (x: number, y: number) => void;
    lineTo: (x: number, y: number) => void;
    closePath: () => void;
  };

  export function geoIdentity(): { clipExtent: (corners: [Point, Point]) => object };
  export function geoPath(projection: object, context: Context): (geometry: object) => void;
}

declare module 'topojson-client' {
  type Coordinates = [longitude: number, latitude: number] | Coordinates[];
  export type Geometry = { type: string; coordinates: Coordinates };
  export type Shape = { type: string; id?: string | number };
  export type Topology = { objects: { counties: { geometries: Shape[] } } };

  export function merge(topology: Topology, shapes: Shape[]): Geometry;
  export function mesh(
    topology: Topology,
    shapes: { type: 'GeometryCollection'; geometries: Shape[] },
    isDrawn: (one: Shape, other: Shape) => boolean,
  ): Geometry;
}
