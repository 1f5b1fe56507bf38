export const MANAGE_PATH = '/staff/manage';
