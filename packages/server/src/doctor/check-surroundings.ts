import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import type { Config } from '../config/read-config.ts';
import { loadIssuerMetadata } from '../identity/issuer-metadata.ts';
import { checkSmtp } from '../mail/smtp-sender.ts';
import type { FileStore } from '../ports/file-store.ts';
import { counted } from '../text/counted.ts';
import { attention, type Check, failure, ok } from './finding.ts';

const gibibyte = 1024 ** 3;
const hourMs = 60 * 60 * 1000;
/** A snapshot is due after 24 hours and may take a while. */
const snapshotMaxAgeMs = 26 * hourMs;

const keysSchema = z.object({ keys: z.array(z.object({ kty: z.string() })) });

/** What surrounds a server: its settings, services and files. */
export interface Surroundings {
  readonly config: Config;
  /** Null if the data folder does not exist yet, which a check must not create. */
  readonly files: FileStore | null;
  readonly now: () => Date;
  /** Whether the embedded provider signs in the people of the demo company. */
  readonly isDemo: boolean;
  /** Time of the newest snapshot of the embedded database; null without one, undefined on Postgres. */
  readonly newestSnapshot: Date | null | undefined;
  /** Returns the blocks of the disk with the data folder, those free for this server, and the bytes of one. */
  readonly disk: () => Promise<{ readonly bavail: number; readonly blocks: number; readonly bsize: number }>;
}

async function checkIssuer({ config, isDemo }: Surroundings) {
  const { externalIssuer, oidcJwksUrl } = config;
  if (!externalIssuer) {
    if (isDemo) return ok('O provedor embutido atende a empresa de demonstração.');
    return failure(
      'Não há emissor externo, e o provedor embutido só atende a empresa de demonstração.',
      'Configure OIDC_ISSUER, OIDC_CLIENT_ID e OIDC_AUDIENCE.',
    );
  }
  const { issuer, audience, clientId } = externalIssuer;
  const address = oidcJwksUrl ?? (await loadIssuerMetadata(issuer)).jwks_uri;
  const response = await fetch(address, { signal: AbortSignal.timeout(5000) });
  if (!response.ok) throw new Error(`As chaves do emissor em ${address} responderam ${response.status}.`);
  const { keys } = z.parse(keysSchema, await response.json());
  if (keys.length === 0) throw new Error(`O emissor não publica nenhuma chave em ${address}.`);
  if (audience === clientId) {
    return attention(
      `O emissor publica ${counted(keys.length, 'chave', 'chaves')}, mas OIDC_AUDIENCE é o próprio OIDC_CLIENT_ID, que é a audiência dos tokens de identidade.`,
      'Registre a API no emissor e use o identificador dela em OIDC_AUDIENCE.',
    );
  }
  return ok(
    `O emissor publica ${counted(keys.length, 'chave', 'chaves')}; os tokens devem ter a audiência ${audience}.`,
  );
}

const isLocal = (url: URL) => ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);

function checkPublicUrl({ config }: Surroundings) {
  const fix = 'Defina PUBLIC_URL com o endereço https que as pessoas abrem.';
  if (!config.publicUrl) {
    return config.externalIssuer
      ? attention('PUBLIC_URL não foi definido.', fix)
      : ok('O servidor atende só esta máquina.');
  }
  const url = new URL(config.publicUrl);
  if (url.protocol === 'https:' || isLocal(url)) return ok(`${url.origin}.`);
  return failure(`${url.origin} não usa https; senhas e tokens passam abertos pela rede.`, fix);
}

function checkProxy({ config }: Surroundings) {
  const isSecure = config.publicUrl?.startsWith('https:') ?? false;
  if (isSecure && !config.trustProxy) {
    return attention(
      'PUBLIC_URL usa https, que um proxy atende, mas TRUST_PROXY é false: limites e auditoria veem o endereço do proxy.',
      'Defina TRUST_PROXY=true se o proxy substitui X-Forwarded-For e X-Forwarded-Proto.',
    );
  }
  if (!isSecure && config.trustProxy) {
    return attention(
      'TRUST_PROXY é true sem um PUBLIC_URL com https: quem chama o servidor direto pode fingir outro endereço.',
      'Defina PUBLIC_URL com https, ou TRUST_PROXY=false se não há proxy.',
    );
  }
  return ok(config.trustProxy ? 'Os cabeçalhos do proxy são usados.' : 'Não há proxy.');
}

async function checkFiles({ files, config }: Surroundings) {
  if (!files) {
    return attention(
      `A pasta ${config.dataDir} ainda não existe; o servidor a cria.`,
      'Se ela já deveria existir, confira --data.',
    );
  }
  // no folder of its own, which would stay
  const key = `doctor-${randomUUID()}`;
  const written = new TextEncoder().encode(key);
  await files.put(key, written, 'text/plain');
  const stream = await files.get(key);
  const read = stream && (await new Response(stream).text());
  await files.delete(key);
  if (read !== key) throw new Error('O arquivo de teste não voltou como foi gravado.');
  if (await files.get(key)) throw new Error('O arquivo de teste não pôde ser apagado.');
  return ok(`Gravar, ler e apagar funcionam ${config.s3 ? `em ${config.s3.bucket}` : 'na pasta de dados'}.`);
}

async function checkMail({ config }: Surroundings) {
  if (!config.smtp) {
    return attention(
      'Nenhum servidor de e-mail: as mensagens ficam na caixa de saída.',
      'Defina SMTP_URL e MAIL_FROM.',
    );
  }
  await checkSmtp(config.smtp);
  return ok(`${config.smtp.host} aceita a conexão.`);
}

function checkSnapshot({ newestSnapshot, now }: Surroundings) {
  if (newestSnapshot === undefined) {
    return ok('O banco é um Postgres à parte; a cópia de segurança é feita com as ferramentas dele.');
  }
  if (newestSnapshot === null) {
    return attention('Ainda não há cópia de segurança.', 'Deixe o servidor ligado: ele grava uma por dia.');
  }
  const age = now().getTime() - newestSnapshot.getTime();
  const hours = Math.max(0, Math.floor(age / hourMs));
  if (age <= snapshotMaxAgeMs) return ok(`A cópia mais nova tem ${hours} h.`);
  return attention(
    `A cópia de segurança mais nova tem ${hours} h.`,
    'Deixe o servidor ligado e veja no log por que ela falha.',
  );
}

async function checkDisk({ disk }: Surroundings) {
  const { bavail, blocks, bsize } = await disk();
  const free = bavail * bsize;
  const share = bavail / Math.max(1, blocks);
  const text = `${(free / gibibyte).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} GiB livres (${Math.floor(share * 100)} %).`;
  const fix = 'Libere espaço no disco da pasta de dados.';
  if (free < gibibyte / 4) return failure(text, fix);
  return free < gibibyte || share < 0.05 ? attention(text, fix) : ok(text);
}

/** Checks of everything but the database. */
export const surroundingChecks = (given: Surroundings): readonly Check[] => [
  {
    name: 'Emissor',
    run: () => checkIssuer(given),
    fix: 'Confira OIDC_ISSUER e OIDC_JWKS_URL, e se este servidor alcança o emissor.',
  },
  { name: 'Endereço público', run: () => checkPublicUrl(given) },
  { name: 'Proxy', run: () => checkProxy(given) },
  {
    name: 'Arquivos',
    run: () => checkFiles(given),
    fix: given.config.s3
      ? 'Confira S3_ENDPOINT, S3_BUCKET, as chaves e o que elas podem fazer.'
      : 'Confira o dono e as permissões da pasta de dados.',
  },
  { name: 'E-mail', run: () => checkMail(given), fix: 'Confira SMTP_URL e SMTP_TLS.' },
  { name: 'Cópia de segurança', run: () => checkSnapshot(given) },
  { name: 'Disco', run: () => checkDisk(given) },
];
