/** Whether a status says that the service is unavailable: 509 and 529 are other statuses for the 503 of a service that is overloaded. */
export const isUnavailable = (status: number): boolean => [502, 503, 509, 529].includes(status);
