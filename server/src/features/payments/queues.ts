// The queues of payments, and the endpoint for notices. They have a file of their own because jobs and routes both use them.
export const SETTLE_QUEUE = 'payments.settle';
export const CATCH_UP_QUEUE = 'payments.catch-up';
export const CHECK_QUEUE = 'payments.check';
export const TEST_NOTICE_QUEUE = 'payments.test-notice';
export const TEST_CONFIRM_QUEUE = 'payments.test-confirm';

export const paymentQueues = [SETTLE_QUEUE, CATCH_UP_QUEUE, CHECK_QUEUE, TEST_CONFIRM_QUEUE, TEST_NOTICE_QUEUE];

export const noticePathOf = (provider: string) => `/api/payment-notices/${provider}`;
