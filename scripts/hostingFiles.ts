import { securityHeaders } from './securityHeaders.ts';

const HASHED = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = 'no-cache';

const headers = Object.entries(securityHeaders());

/** A server block for nginx: files as they were compressed when built, the API behind the same origin. */
const nginx = (): string => {
  const all = headers.map(([name, value]) => `add_header ${name} "${value}" always;`);
  const block = (indent: string, caching: string) =>
    [...all, `add_header Cache-Control "${caching}" always;`]
      .map((line) => indent + line)
      .join('\n');
  return `# Made by npm run docs from scripts/securityHeaders.ts. docs/hosting.md says what to change.
server {
    listen 80;
    server_name canvass.example;
    root /var/www/canvass;

    # As they were compressed when built. With libnginx-mod-http-brotli-static also: brotli_static on;
    gzip_static on;

    # Named after their content: never another under the same name.
    location /assets/ {
${block('        ', HASHED)}
        try_files $uri =404;
    }

    location /api/ {
        client_max_body_size 6m;
        # A report of 1,000 responses is a quarter of a megabyte without.
        gzip on;
        gzip_types application/json;
        gzip_min_length 1000;
        gzip_proxied any;
        proxy_pass http://127.0.0.1:4010;
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
        proxy_set_header X-Forwarded-Proto $scheme;
    }

    # Every other address is the application's, whose router knows it.
    location / {
${block('        ', ALWAYS_ASKED)}
        try_files $uri /index.html;
    }
}
`;
};

/** The same for Caddy, which brings TLS by itself where it is given a name. */
const caddy = (): string => {
  const all = headers.map(([name, value]) => `\t\t${name} "${value}"`).join('\n');
  return `# Made by npm run docs from scripts/securityHeaders.ts. docs/hosting.md says what to change.
(canvass) {
	header {
${all}
		-Server
	}
	file_server {
		precompressed br gzip
	}
}

canvass.example {
	root * /var/www/canvass

	handle /api/* {
		request_body {
			max_size 6MB
		}
		encode zstd gzip
		reverse_proxy 127.0.0.1:4010
	}

	# Named after their content: never another under the same name, and never the application in place of one.
	handle /assets/* {
		header Cache-Control "${HASHED}"
		import canvass
	}

	# Every other address is the application's, whose router knows it.
	handle {
		try_files {path} /index.html
		header Cache-Control "${ALWAYS_ASKED}"
		import canvass
	}
}
`;
};

/** For static hosts that read a file of headers (Netlify, Cloudflare Pages). */
const headersFile = (): string =>
  `/*\n${headers.map(([name, value]) => `  ${name}: ${value}`).join('\n')}\n  Cache-Control: ${ALWAYS_ASKED}\n/assets/*\n  Cache-Control: ${HASHED}\n`;

/** The files that a host is set up with, by their paths. */
export const hostingFiles = (): Record<string, string> => ({
  'hosting/nginx.conf': nginx(),
  'hosting/Caddyfile': caddy(),
  'hosting/_headers': headersFile(),
});
