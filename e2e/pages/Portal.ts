import type { Locator, Page } from '@playwright/test';
import { Catalogue } from './Catalogue.ts';
import { RatingPage } from './RatingPage.ts';
import { RequestDialog } from './RequestDialog.ts';
import { TaskDetail } from './TaskDetail.ts';
import { TaskList } from './TaskList.ts';

/** The portal as a signed-in person sees it: the shell, and the pages inside. */
export class Portal {
  readonly page: Page;
  readonly drawer: Locator;
  readonly topBar: Locator;
  readonly title: Locator;
  readonly userButton: Locator;
  readonly messages: Locator;
  readonly catalogue: Catalogue;
  readonly requestDialog: RequestDialog;
  readonly tasks: TaskList;
  readonly detail: TaskDetail;
  readonly rating: RatingPage;

  constructor(page: Page) {
    this.page = page;
    this.drawer = page.getByRole('navigation', { name: 'Menu principal' });
    this.topBar = page.getByRole('banner');
    this.title = this.topBar.getByRole('heading', { level: 1 });
    this.userButton = this.topBar.locator('button[aria-haspopup="menu"]');
    this.messages = page.getByRole('region', { name: 'Avisos' });
    this.catalogue = new Catalogue(page);
    this.requestDialog = new RequestDialog(page);
    this.tasks = new TaskList(page);
    this.detail = new TaskDetail(page);
    this.rating = new RatingPage(page);
  }

  /** An entry of the drawer, with its group if the name appears in two groups. */
  entry(name: string, group?: string): Locator {
    const within = group ? this.drawer.getByRole('list', { name: group }) : this.drawer;
    return within.getByRole('link', { name: new RegExp(`^${name}`) });
  }

  async signOut(): Promise<void> {
    await this.userButton.click();
    await this.page.getByRole('menuitem', { name: 'Sair' }).click();
  }
}
