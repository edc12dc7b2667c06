import { expect, test } from 'vitest';
import { DurationHistogram } from './duration-histogram.ts';

const created = () =>
  new DurationHistogram({ name: 'call_seconds', help: 'Calls', labels: ['endpoint', 'status'], buckets: [0.1, 1] });

test('a duration counts in each bucket whose bound it does not exceed', () => {
  const histogram = created();
  for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.observe({ endpoint: 'tasks.list', status: 200 }, seconds);
  expect(histogram.text()).toBe(
    [
      '# HELP call_seconds Calls',
      '# TYPE call_seconds histogram',
      'call_seconds_bucket{le="0.1",endpoint="tasks.list",status="200"} 2',
      'call_seconds_bucket{le="1",endpoint="tasks.list",status="200"} 3',
      'call_seconds_bucket{le="+Inf",endpoint="tasks.list",status="200"} 4',
      'call_seconds_sum{endpoint="tasks.list",status="200"} 3.65',
      'call_seconds_count{endpoint="tasks.list",status="200"} 4',
      '',
    ].join('\n'),
  );
});

test('durations with other label values are counted separately', () => {
  const histogram = created();
  histogram.observe({ endpoint: 'tasks.list', status: 200 }, 0.2);
  histogram.observe({ endpoint: 'tasks.list', status: 403 }, 0.2);
  histogram.observe({ endpoint: 'tasks.list', status: 403 }, 0.2);
  const counts = histogram.text().match(/^call_seconds_count.*$/gm);
  expect(counts).toEqual([
    'call_seconds_count{endpoint="tasks.list",status="200"} 1',
    'call_seconds_count{endpoint="tasks.list",status="403"} 2',
  ]);
});

test('quotes, backslashes and line breaks in a label value are escaped', () => {
  const histogram = created();
  histogram.observe({ endpoint: 'a"b\\c\nd', status: 200 }, 0.2);
  expect(histogram.text()).toContain('call_seconds_count{endpoint="a\\"b\\\\c\\nd",status="200"} 1');
});

test('a label without a value is empty', () => {
  const histogram = created();
  histogram.observe({ endpoint: 'tasks.list' }, 0.2);
  histogram.observe({ status: 200 }, 0.2);
  expect(histogram.text().match(/^call_seconds_count.*$/gm)).toEqual([
    'call_seconds_count{endpoint="tasks.list",status=""} 1',
    'call_seconds_count{endpoint="",status="200"} 1',
  ]);
});
