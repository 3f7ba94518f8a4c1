/** Where Pact stands in for the provider while the consumer tests run. */
export const CONSUMER_PORT = 4021;
