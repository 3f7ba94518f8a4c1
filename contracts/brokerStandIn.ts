import { createServer } from 'node:http';

export interface BrokerRequest {
  method: string;
  url: string;
  authorization: string | undefined;
  body: string;
}

const PACT = '/pacts/provider/canvass-api/consumer/canvass-web';
const RESULTS = `${PACT}/verification-results`;

/**
 * The part of a Pact broker's HTTP API that publishing, results and can-i-deploy need; it records
 * what it receives. A pact may be deployed if its last published results hold.
 */
export async function brokerStandIn() {
  let published: { version: string; pact: object } | undefined;
  let isDeployable = false;
  const requests: BrokerRequest[] = [];
  const server = createServer(async (incoming, outgoing) => {
    const { method = '', url = '', headers } = incoming;
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    requests.push({ method, url, authorization: headers.authorization, body });
    if (url === '/contracts/publish') {
      const { pacticipantVersionNumber, contracts } = JSON.parse(body);
      const pact = JSON.parse(Buffer.from(contracts[0].content, 'base64').toString());
      published = { version: pacticipantVersionNumber, pact };
    }
    if (url === RESULTS) isDeployable = published !== undefined && JSON.parse(body).success;

    const links = { 'pb:publish-contracts': { href: `http://${headers.host}/contracts/publish` } };
    const summary = isDeployable
      ? { deployable: true, reason: 'All verified', success: 1, failed: 0, unknown: 0 }
      : { deployable: false, reason: 'Not verified', success: 0, failed: 1, unknown: 0 };
    const answers: Record<string, unknown> = {
      '/': { _links: links },
      '/contracts/publish': { notices: [], _links: { 'pb:contracts': [] } },
      '/matrix': { summary, notices: [], matrix: [] },
      [`${PACT}/version/${published?.version}`]: published && {
        ...published.pact,
        _links: { 'pb:publish-verification-results': { href: `http://${headers.host}${RESULTS}` } },
      },
      [RESULTS]: {},
      ...(method === 'PUT' && { [url]: {} }),
    };
    const answer = answers[url.split('?')[0] ?? ''];
    outgoing.writeHead(answer ? 200 : 404, { 'content-type': 'application/hal+json' });
    outgoing.end(JSON.stringify(answer ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://localhost:${port}`,
    requests,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
