import { secretKeyBytes } from '../secrets/create-secret-box.ts';
import { setting } from './setting.ts';
import { httpUrl, integer, keys, optionalInteger, share, textOr } from './setting-schemas.ts';

/** Settings of stored secrets, imports, probes, metrics and traces. */
export const operationsSettings = {
  secretsKeys: setting({
    flag: 'secrets-key',
    env: 'SECRETS_KEY',
    value: 'chaves',
    help: 'Chaves que cifram os segredos dos webhooks no banco, separadas por vírgula: a primeira grava, todas leem; sem ela os segredos ficam em texto aberto. "openssl rand -base64 32" cria uma',
    expected: 'uma lista de chaves de 32 bytes em base64, separadas por vírgula',
    schema: keys(secretKeyBytes),
  }),
  importMaxDeactivations: setting({
    flag: 'import-max-deactivations',
    env: 'IMPORT_MAX_DEACTIVATIONS',
    value: 'pessoas',
    help: 'Pessoas que um arquivo importado pode desativar sem confirmação (padrão: 2 % das ativas da origem, pelo menos 10)',
    expected: 'um número de 0 a 1000000',
    schema: optionalInteger(0, 1_000_000),
  }),
  drainDelaySeconds: setting({
    flag: 'drain-delay-seconds',
    env: 'DRAIN_DELAY_SECONDS',
    value: 'segundos',
    help: 'Tempo entre o sinal SIGTERM, a partir do qual /readyz responde 503, e a recusa de novas chamadas',
    byDefault: '5',
    expected: 'um número de 0 a 300',
    schema: integer(0, 300, '5'),
  }),
  metricsPort: setting({
    flag: 'metrics-port',
    env: 'METRICS_PORT',
    value: 'porta',
    help: 'Porta à parte que serve /metrics no formato do Prometheus; sem ela não há métricas. 0 escolhe uma livre',
    expected: 'uma porta de 0 a 65535',
    schema: optionalInteger(0, 65_535),
  }),
  metricsHost: setting({
    flag: 'metrics-host',
    env: 'METRICS_HOST',
    value: 'endereço',
    help: 'Endereço em que as métricas são servidas; qualquer um que o alcance pode lê-las',
    byDefault: '127.0.0.1',
    expected: 'um endereço desta máquina',
    schema: textOr('127.0.0.1'),
  }),
  otlpEndpoint: setting({
    flag: 'otel-exporter-otlp-endpoint',
    env: 'OTEL_EXPORTER_OTLP_ENDPOINT',
    value: 'url',
    help: 'Coletor OpenTelemetry que recebe os rastros por OTLP sobre HTTP, como http://localhost:4318; sem ele não há rastros',
    expected: 'um endereço http ou https',
    schema: httpUrl,
  }),
  tracedShare: setting({
    flag: 'otel-traces-sampler-arg',
    env: 'OTEL_TRACES_SAMPLER_ARG',
    value: 'parte',
    help: 'Parte das chamadas e dos trabalhos que tem rastro, como 0.1; um rastro recebido segue a decisão de quem o começou',
    byDefault: '1',
    expected: 'um número de 0 a 1, como 0.1',
    schema: share('1'),
  }),
} as const;
