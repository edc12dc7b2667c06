import '@tramita/widgets/elements';
import { Component, CUSTOM_ELEMENTS_SCHEMA, provideZonelessChangeDetection, signal } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import type { TramitaEventMap } from '@tramita/widgets/elements';

@Component({
  selector: 'app-root',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    @if (opened(); as task) {
      <p role="status">Tarefa aberta: {{ task }}</p>
    }
    <tramita-task-inbox
      page="my-attendance"
      token-url="/tramita-token"
      [attr.api-base]="api"
      (tramita-open-task)="handleOpen($event)"
    ></tramita-task-inbox>
  `,
})
class App {
  readonly api = document.querySelector<HTMLMetaElement>('meta[name="tramita-api"]')?.content;
  readonly opened = signal<string | null>(null);

  handleOpen({ detail }: TramitaEventMap['tramita-open-task']) {
    this.opened.set(detail.identifier);
  }
}

await bootstrapApplication(App, { providers: [provideZonelessChangeDetection()] });
