// The screens our stories are told on.
export const PHONE = { width: 390, height: 844 };
export const SMALL_PHONE = { width: 320, height: 640 };
export const DESK = { width: 1280, height: 900 };
