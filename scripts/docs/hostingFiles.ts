import { securityHeaders } from './securityHeaders.ts';

const HASHED = 'public, max-age=31536000, immutable';
const ALWAYS_ASKED = 'no-cache';

const headers = Object.entries(securityHeaders());

/**
 * For API answers: nobody keeps them, and an HTML or SVG body that is opened directly runs nothing in
 * the application's origin.
 */
const apiHeaders = [
  ['X-Content-Type-Options', 'nosniff'],
  ['Content-Security-Policy', "default-src 'none'; sandbox"],
  ['Cache-Control', 'no-store'],
] as const;

/** A server block for nginx: files compressed by the build, the API behind the same origin. */
const nginx = (): string => {
  const block = (indent: string, all: readonly (readonly [string, string])[], caching?: string) =>
    [
      ...all.map(([name, value]) => `add_header ${name} "${value}" always;`),
      ...(caching ? [`add_header Cache-Control ${caching} always;`] : []),
    ]
      .map((line) => indent + line)
      .join('\n');
  return `# Made by npm run docs from scripts/docs/securityHeaders.ts. docs/hosting.md says what to change.
# A file that is there is kept for ever, an error never: a file may be missing for a moment only, during a release.
map $status $canvass_asset_caching {
    200 "${HASHED}";
    206 "${HASHED}";
    304 "";
    default "no-store";
}
map $status $canvass_page_caching {
    ~^[45] "no-store";
    default "${ALWAYS_ASKED}";
}

server {
    listen 80;
    server_name canvass.example;
    root /var/www/canvass;
    server_tokens off;

    # As they were compressed when built. With libnginx-mod-http-brotli-static also: brotli_static on;
    gzip_static on;
    gzip_vary on;

    # Nobody holds a connection by sending or reading slowly.
    client_header_timeout 10s;
    client_body_timeout 10s;
    send_timeout 30s;
    keepalive_timeout 30s;

    # For what is answered before an address is looked at: 400, 405, 413.
${block('    ', apiHeaders)}

    # Named after their content: never another under the same name.
    location /assets/ {
${block('        ', headers, '$canvass_asset_caching')}
        # A part that is not there would be kept for ever, and nobody asks for a part.
        max_ranges 0;
        try_files $uri =404;
    }

    location /api/ {
${block('        ', apiHeaders)}
${apiHeaders.map(([name]) => `        proxy_hide_header ${name};`).join('\n')}
        client_max_body_size 6m;
        # A report of 1,000 responses is a quarter of a megabyte without.
        gzip on;
        gzip_types application/json;
        gzip_min_length 1000;
        gzip_proxied any;
        proxy_pass http://127.0.0.1:4010;
        proxy_connect_timeout 5s;
        proxy_read_timeout 60s;
        proxy_set_header Host $host;
        # Not what the client says of itself.
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
    }

    # Every other address is the application's, whose router knows it.
    location / {
${block('        ', headers, '$canvass_page_caching')}
        try_files $uri /index.html;
    }
}
`;
};

/** The same for Caddy, which adds TLS if it has a name. */
const caddy = (): string => {
  const list = (indent: string, all: readonly (readonly [string, string])[]) =>
    all.map(([name, value]) => `${indent}${name} "${value}"`).join('\n');
  return `# Made by npm run docs from scripts/docs/securityHeaders.ts. docs/hosting.md says what to change.
{
	servers {
		# Nobody holds a connection by sending or reading slowly.
		timeouts {
			read_header 10s
			read_body 10s
			# Longer than the API may take: its 504 is to be sent.
			write 90s
			idle 30s
		}
	}
}

(canvass) {
	header {
${list('		', headers)}
		-Server
	}
	file_server {
		precompressed br gzip
	}
}

canvass.example {
	root * /var/www/canvass

	# In this order: of several blocks one is taken.
	route {
		@unsupported not method GET HEAD POST PUT PATCH DELETE OPTIONS
		handle @unsupported {
			error 405
		}

		# Over 6 MB by what it says of itself; what says nothing is cut off below.
		@large header_regexp Content-Length ^([6-9][0-9]{6}|[0-9]{8,})$
		handle @large {
			error 413
		}

		handle /api/* {
			header {
${list('				', apiHeaders)}
				-Server
				defer
			}
			request_body {
				max_size 6MB
			}
			encode zstd gzip
			reverse_proxy 127.0.0.1:4010 {
				# Not what the client says of itself.
				header_up X-Forwarded-For {remote_host}
				transport http {
					dial_timeout 5s
					response_header_timeout 60s
				}
			}
		}

		# Named after their content: never another under the same name, and never the application in place of one.
		handle /assets/* {
			# A part of a file is never asked for; a part that is not there would be kept for ever.
			request_header -Range
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

	# An error is kept by nobody: a file may be missing for a moment only, during a release.
	handle_errors {
		header {
${list('			', apiHeaders)}
			-Server
		}
		respond "{err.status_code} {err.status_text}" {err.status_code}
	}
}
`;
};

/**
 * For static hosts that read a file of headers (Netlify, Cloudflare Pages). It cannot tell a file
 * from an error.
 */
const headersFile = (): string => {
  const list = (all: readonly (readonly [string, string])[]) =>
    all.map(([name, value]) => `  ${name}: ${value}`).join('\n');
  return `/*\n${list(headers)}\n  Cache-Control: ${ALWAYS_ASKED}\n/assets/*\n  Cache-Control: ${HASHED}\n/api/*\n${list(apiHeaders)}\n`;
};

/** The configuration files of hosts, by path. */
export const hostingFiles = (): Record<string, string> => ({
  'hosting/nginx.conf': nginx(),
  'hosting/Caddyfile': caddy(),
  'hosting/_headers': headersFile(),
});
