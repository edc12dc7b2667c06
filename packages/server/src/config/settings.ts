import * as z from 'zod/mini';

/** One setting: a flag, an environment variable, and what it must be. */
export interface Setting<Value> {
  readonly flag: string;
  readonly env: string;
  /** Placeholder in the help, e.g. `porta`. */
  readonly value: string;
  readonly help: string;
  /** Shown in the help; the value itself comes from the schema's default. */
  readonly byDefault?: string;
  /** What it must be, to go after "deve ser". */
  readonly expected: string;
  readonly schema: z.ZodMiniType<Value, string | undefined>;
}

const setting = <Value>(declaration: Setting<Value>): Setting<Value> => declaration;

const isHttpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && (url.protocol === 'https:' || url.protocol === 'http:');
};

const isOrigin = (text: string): boolean => isHttpUrl(text.replace(/:\*$/, '')) && /^https?:\/\/[^/?#]+$/.test(text);

const isSmtpUrl = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
};

const text = z.optional(z.string());
const textOr = (byDefault: string) => z._default(z.string(), byDefault);
const httpUrl = z.optional(z.string().check(z.refine(isHttpUrl)));
const integer = (least: number, most: number, byDefault: string) =>
  z.pipe(
    z._default(z.string().check(z.regex(/^\d{1,9}$/)), byDefault),
    z.pipe(z.transform(Number), z.number().check(z.gte(least), z.lte(most))),
  );
const list = (accepts: (item: string) => boolean = () => true) =>
  z.pipe(
    z._default(z.string(), ''),
    z.pipe(
      z.transform((value: string) =>
        value
          .split(',')
          .map((item) => item.trim())
          .filter(Boolean),
      ),
      z.array(z.string().check(z.refine(accepts))),
    ),
  );
const flag = (byDefault: 'true' | 'false') =>
  z.pipe(
    z._default(z.enum(['true', 'false']), byDefault),
    z.transform((value): boolean => value === 'true'),
  );

const origins = 'uma lista de origens separadas por vírgula, como https://intranet.exemplo.com';

/** Every setting of the server, in the order of the help. */
export const settings = {
  port: setting({
    flag: 'port',
    env: 'PORT',
    value: 'porta',
    help: 'Porta em que o servidor atende; 0 escolhe uma livre',
    byDefault: '4000',
    expected: 'uma porta de 0 a 65535',
    schema: integer(0, 65_535, '4000'),
  }),
  host: setting({
    flag: 'host',
    env: 'HOST',
    value: 'endereço',
    help: 'Endereço em que o servidor atende; 0.0.0.0 abre para a rede',
    byDefault: '127.0.0.1',
    expected: 'um endereço desta máquina',
    schema: textOr('127.0.0.1'),
  }),
  publicUrl: setting({
    flag: 'public-url',
    env: 'PUBLIC_URL',
    value: 'url',
    help: 'Endereço pelo qual as pessoas chegam ao portal',
    byDefault: 'http://localhost:<porta>',
    expected: 'uma origem http ou https, sem caminho',
    schema: z.optional(z.string().check(z.refine((value) => isOrigin(value) && !value.endsWith(':*')))),
  }),
  dataDir: setting({
    flag: 'data',
    env: 'DATA_DIR',
    value: 'pasta',
    help: 'Pasta do banco embutido, dos anexos e das cópias de segurança',
    byDefault: '.tramita',
    expected: 'o caminho de uma pasta',
    schema: textOr('.tramita'),
  }),
  logLevel: setting({
    flag: 'log-level',
    env: 'LOG_LEVEL',
    value: 'nível',
    help: 'debug, info, warn, error ou silent',
    byDefault: 'info; warn em um terminal',
    expected: 'debug, info, warn, error ou silent',
    schema: z.optional(z.enum(['debug', 'info', 'warn', 'error', 'silent'])),
  }),
  demo: setting({
    flag: 'demo',
    env: 'DEMO',
    value: 'auto|true|false',
    help: 'Carrega a empresa de demonstração em um banco vazio; auto: só com o provedor de identidade embutido',
    byDefault: 'auto',
    expected: 'auto, true ou false',
    schema: z._default(z.enum(['auto', 'true', 'false']), 'auto'),
  }),
  databaseUrl: setting({
    flag: 'database-url',
    env: 'DATABASE_URL',
    value: 'url',
    help: 'Banco Postgres, como postgres://usuario:senha@maquina/banco; sem ela o banco é embutido',
    expected: 'um endereço postgres://',
    schema: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//))),
  }),
  oidcIssuer: setting({
    flag: 'oidc-issuer',
    env: 'OIDC_ISSUER',
    value: 'url',
    help: 'Emissor OpenID Connect externo; sem ele vale o provedor embutido, só para demonstração',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  oidcClientId: setting({
    flag: 'oidc-client-id',
    env: 'OIDC_CLIENT_ID',
    value: 'id',
    help: 'Cliente público do portal no emissor externo',
    expected: 'um texto',
    schema: text,
  }),
  oidcAudience: setting({
    flag: 'oidc-audience',
    env: 'OIDC_AUDIENCE',
    value: 'texto',
    help: 'Público (aud) que os tokens do emissor externo devem ter',
    expected: 'um texto',
    schema: text,
  }),
  oidcScope: setting({
    flag: 'oidc-scope',
    env: 'OIDC_SCOPE',
    value: 'texto',
    help: 'Escopos que o portal pede',
    byDefault: 'openid profile email',
    expected: 'um texto',
    schema: textOr('openid profile email'),
  }),
  oidcResource: setting({
    flag: 'oidc-resource',
    env: 'OIDC_RESOURCE',
    value: 'texto',
    help: 'Recurso (RFC 8707) que o portal pede ao emissor externo, se ele o exige',
    expected: 'um texto',
    schema: text,
  }),
  oidcJwksUrl: setting({
    flag: 'oidc-jwks-url',
    env: 'OIDC_JWKS_URL',
    value: 'url',
    help: 'Chaves públicas do emissor externo, se ele não as anuncia',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  oidcUserNameClaim: setting({
    flag: 'oidc-username-claim',
    env: 'OIDC_USERNAME_CLAIM',
    value: 'nome',
    help: 'Atributo do token que traz o usuário',
    byDefault: 'preferred_username',
    expected: 'um texto',
    schema: textOr('preferred_username'),
  }),
  accessTokenSeconds: setting({
    flag: 'access-token-seconds',
    env: 'ACCESS_TOKEN_SECONDS',
    value: 'segundos',
    help: 'Validade dos tokens de acesso do provedor embutido',
    byDefault: '600',
    expected: 'um número de 5 a 86400',
    schema: integer(5, 86_400, '600'),
  }),
  s3Endpoint: setting({
    flag: 's3-endpoint',
    env: 'S3_ENDPOINT',
    value: 'url',
    help: 'Armazenamento compatível com S3 para os anexos; sem ele ficam na pasta de dados',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  s3Bucket: setting({
    flag: 's3-bucket',
    env: 'S3_BUCKET',
    value: 'nome',
    help: 'Bucket dos anexos',
    expected: 'um texto',
    schema: text,
  }),
  s3Region: setting({
    flag: 's3-region',
    env: 'S3_REGION',
    value: 'nome',
    help: 'Região do armazenamento',
    byDefault: 'us-east-1',
    expected: 'um texto',
    schema: textOr('us-east-1'),
  }),
  s3AccessKeyId: setting({
    flag: 's3-access-key-id',
    env: 'S3_ACCESS_KEY_ID',
    value: 'chave',
    help: 'Chave de acesso do armazenamento',
    expected: 'um texto',
    schema: text,
  }),
  s3SecretAccessKey: setting({
    flag: 's3-secret-access-key',
    env: 'S3_SECRET_ACCESS_KEY',
    value: 'segredo',
    help: 'Segredo do armazenamento',
    expected: 'um texto',
    schema: text,
  }),
  s3Prefix: setting({
    flag: 's3-prefix',
    env: 'S3_PREFIX',
    value: 'texto',
    help: 'Prefixo das chaves no bucket',
    expected: 'um texto',
    schema: textOr(''),
  }),
  attachmentMaxMb: setting({
    flag: 'attachment-max-mb',
    env: 'ATTACHMENT_MAX_MB',
    value: 'MiB',
    help: 'Tamanho máximo de um anexo',
    byDefault: '10',
    expected: 'um número de 1 a 100',
    schema: integer(1, 100, '10'),
  }),
  corsOrigins: setting({
    flag: 'cors-origins',
    env: 'CORS_ORIGINS',
    value: 'origens',
    help: 'Origens de outras páginas que podem chamar a API; na demonstração também http://localhost:*',
    expected: origins,
    schema: list(isOrigin),
  }),
  frameAncestors: setting({
    flag: 'frame-ancestors',
    env: 'FRAME_ANCESTORS',
    value: 'origens',
    help: 'Origens que podem mostrar o portal em um quadro',
    expected: origins,
    schema: list(isOrigin),
  }),
  imageOrigins: setting({
    flag: 'image-origins',
    env: 'IMAGE_ORIGINS',
    value: 'origens',
    help: 'Outras origens de onde o portal mostra imagens',
    expected: origins,
    schema: list(isOrigin),
  }),
  outboundAllow: setting({
    flag: 'outbound-allow',
    env: 'OUTBOUND_ALLOW',
    value: 'máquinas',
    help: 'Máquinas da rede interna que as tarefas de serviço podem chamar, separadas por vírgula',
    expected: 'uma lista de nomes de máquinas, sem http:// nem caminho',
    schema: list((item) => /^[\w.:[\]-]+$/.test(item)),
  }),
  tokenHosts: setting({
    flag: 'catalogue-token-hosts',
    env: 'CATALOGUE_TOKEN_HOSTS',
    value: 'máquinas',
    help: 'Máquinas de serviços externos que recebem a chave da pessoa no endereço, em vez de um ingresso de uso único',
    expected: 'uma lista de nomes de máquinas, sem http:// nem caminho',
    schema: list((item) => /^[\w.:[\]-]+$/.test(item)),
  }),
  trustProxy: setting({
    flag: 'trust-proxy',
    env: 'TRUST_PROXY',
    value: 'true|false',
    help: 'Acredita em X-Forwarded-For e X-Forwarded-Proto; só atrás de um proxy próprio',
    byDefault: 'false',
    expected: 'true ou false',
    schema: flag('false'),
  }),
  portalDir: setting({
    flag: 'portal',
    env: 'PORTAL_DIR',
    value: 'pasta',
    help: 'Pasta do portal construído',
    expected: 'o caminho de uma pasta',
    schema: text,
  }),
  productName: setting({
    flag: 'product-name',
    env: 'PRODUCT_NAME',
    value: 'nome',
    help: 'Nome do produto nas telas',
    byDefault: 'Tramita',
    expected: 'um texto',
    schema: textOr('Tramita'),
  }),
  realtime: setting({
    flag: 'realtime',
    env: 'REALTIME',
    value: 'true|false',
    help: 'Canal em tempo real em /ws: avisos e contagens chegam na hora; sem ele o portal pergunta em intervalos',
    byDefault: 'false',
    expected: 'true ou false',
    schema: flag('false'),
  }),
  smtpUrl: setting({
    flag: 'smtp-url',
    env: 'SMTP_URL',
    value: 'url',
    help: 'Servidor de e-mail, como smtp://usuario:senha@maquina:587 ou smtps://; sem ele os e-mails ficam na caixa de saída',
    expected: 'um endereço smtp:// ou smtps:// com o nome da máquina',
    schema: z.optional(z.string().check(z.refine(isSmtpUrl))),
  }),
  smtpTls: setting({
    flag: 'smtp-tls',
    env: 'SMTP_TLS',
    value: 'required|off',
    help: 'off envia também por conexão sem TLS; na própria máquina o TLS nunca é exigido',
    byDefault: 'required',
    expected: 'required ou off',
    schema: z._default(z.enum(['required', 'off']), 'required'),
  }),
  mailFrom: setting({
    flag: 'mail-from',
    env: 'MAIL_FROM',
    value: 'e-mail',
    help: 'Remetente dos e-mails, como Tramita <tramita@exemplo.com>',
    expected: 'um e-mail',
    schema: text,
  }),
  messagingWebhookUrl: setting({
    flag: 'messaging-webhook-url',
    env: 'MESSAGING_WEBHOOK_URL',
    value: 'url',
    help: 'Webhook do serviço de mensagens da empresa; sem ele essas mensagens ficam na caixa de saída',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  googleSheetsKeyFile: setting({
    flag: 'google-sheets-key-file',
    env: 'GOOGLE_SHEETS_KEY_FILE',
    value: 'arquivo',
    help: 'Arquivo JSON da conta de serviço que grava no Google Sheets; sem ele as linhas ficam no banco e são baixadas da API',
    expected: 'o caminho de um arquivo',
    schema: text,
  }),
  supportChatUrl: setting({
    flag: 'support-chat-url',
    env: 'SUPPORT_CHAT_URL',
    value: 'url',
    help: 'Script do atendimento por chat; sem ele o botão de suporte abre um painel de contato',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  supportText: setting({
    flag: 'support-text',
    env: 'SUPPORT_TEXT',
    value: 'texto',
    help: 'O que o painel de contato diz',
    byDefault: 'Fale com o time de suporte da sua empresa.',
    expected: 'um texto',
    schema: text,
  }),
  supportEmail: setting({
    flag: 'support-email',
    env: 'SUPPORT_EMAIL',
    value: 'e-mail',
    help: 'E-mail do suporte no painel de contato',
    expected: 'um e-mail',
    schema: z.optional(z.string().check(z.regex(/^[^\s@]+@[^\s@]+$/))),
  }),
  supportPhone: setting({
    flag: 'support-phone',
    env: 'SUPPORT_PHONE',
    value: 'telefone',
    help: 'Telefone do suporte no painel de contato',
    expected: 'um texto',
    schema: text,
  }),
} as const;

/** Values of all {@link settings}. */
export type SettingValues = {
  readonly [Name in keyof typeof settings]: (typeof settings)[Name] extends Setting<infer Value> ? Value : never;
};
