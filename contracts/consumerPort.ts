/** The port of Pact's stand-in while the consumer tests run. */
export const CONSUMER_PORT = 4021;
