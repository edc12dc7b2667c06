// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pastedHtml } from './pasted-html.ts';
import { readHtml, writeHtml } from './rich-text-html.ts';

const pasted = (html: string) => writeHtml(readHtml(pastedHtml(html)));

test('P2.9.07 text from Google Docs keeps its bold and italic words, and nothing else becomes bold', () => {
  const html = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr" style="line-height:1.38">
    <span style="font-weight:400;font-style:normal">Até </span><span style="font-weight:700">sexta</span><span
    style="font-style:italic"> sem falta</span></p><ul><li dir="ltr" style="list-style-type:disc"><p><span
    style="font-weight:400">crachá</span></p></li></ul></b><br>`;
  expect(pasted(html)).toBe('<p>Até <b>sexta</b><i> sem falta</i></p><ul><li>crachá</li></ul>');
});

test('P2.9.07 styles become tags only where the text does not look like this anyway', () => {
  expect(pasted('<h2 style="font-weight: 700">Aviso</h2>')).toBe('<h2>Aviso</h2>');
  expect(
    pasted(
      '<p><a href="https://a.example/" style="text-decoration: underline"><span style="text-decoration:underline">x</span></a></p>',
    ),
  ).toBe('<p><a href="https://a.example/">x</a></p>');
  expect(
    pasted(
      '<p><span style="TEXT-DECORATION-LINE: line-through">R$ 9</span> H<span style="vertical-align:sub">2</span>O</p>',
    ),
  ).toBe('<p><s>R$ 9</s> H<sub>2</sub>O</p>');
  expect(pasted('<p style="font-weight:bold">Um <strong style="font-weight:bold">só</strong></p>')).toBe(
    '<p><b>Um só</b></p>',
  );
});

test('P2.9.07 the lists of Word become lists', () => {
  const item = (text: string, level: number, sign: string) =>
    `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
    style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;
    </span></span></span><![endif]>${text}<o:p></o:p></p>`;
  const html = `<html><head><style><!-- p {margin:0} --></style></head><body><!--StartFragment-->
    <p class=MsoNormal>Traga:<o:p></o:p></p>${item('crachá', 1, '·')}${item('azul', 2, 'o')}${item('verde', 2, 'o')}${item('RG', 1, '·')}
    <p class=MsoNormal>Depois:</p>${item('assine', 1, '1.')}${item('entregue', 1, '2.')}${item('ou', 1, '·')}<!--EndFragment--></body></html>`;
  expect(pasted(html)).toBe(
    '<p>Traga:</p><ul><li><p>crachá</p><ul><li>azul</li><li>verde</li></ul></li><li>RG</li></ul>' +
      '<p>Depois:</p><ol><li>assine</li><li>entregue</li></ol><ul><li>ou</li></ul>',
  );
  expect(pasted(item('fundo', 3, '§') + item('fundo', 3, '§') + item('alto', 1, 'a)'))).toBe(
    '<ul><li>fundo</li><li>fundo</li></ul><ol><li>alto</li></ol>',
  );
});

test('P2.9.07 each cell of a table becomes a paragraph, whether it is pasted or stored', () => {
  const table =
    '<table><tbody><tr><td>Loja</td><td><p>Hora</p></td></tr><tr><th>Centro</th><td>9 h</td></tr></tbody></table>';
  const paragraphs = '<p>Loja</p><p>Hora</p><p>Centro</p><p>9 h</p>';
  expect(pasted(table)).toBe(paragraphs);
  expect(writeHtml(readHtml(table))).toBe(paragraphs);
});

test('P2.9.07 lines of an e-mail, which are blocks without paragraphs, stay lines', () => {
  const html = `<div dir="ltr"><div>Bom dia,</div><div><br></div><div>a loja <b>abre</b> às 9 h<div>e fecha às 18 h</div></div>
    <div><ul><li>sábado</li></ul>Obrigada</div></div>`;
  expect(pasted(html)).toBe(
    '<p>Bom dia,</p><p><br></p><p>a loja <b>abre</b> às 9 h</p><p>e fecha às 18 h</p><ul><li>sábado</li></ul><p>Obrigada</p>',
  );
});

test('P2.9.07 pasted text runs nothing', () => {
  const html =
    '<p style="x" onclick="a()">Oi<img src=x onerror=a()><a href="javascript:a()" style="font-weight:bold"> aqui</a></p><script>a()</script>';
  expect(pasted(html)).toBe('<p>Oi<b> aqui</b></p>');
});
