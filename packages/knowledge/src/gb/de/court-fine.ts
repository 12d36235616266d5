/** A fine of a magistrates' court: the notice of fine and the collection order (England and Wales). The words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_FINE_DE: Words = {
  'gb.court-fine.wants': {
    says: 'Ein Gericht hat Sie zu einer Geldstrafe verurteilt und die Einziehung angeordnet (collection order). Es will die ganze Summe bis zum Tag auf dem Papier.',
  },
  'gb.court-fine.who': {
    says: 'Das kommt von einem Strafgericht (magistrates’ court). Es ist keine private Firma.',
  },
  'gb.court-fine.reality': {
    says: 'Das ist echt, aber Sie können vor dem Termin um mehr Zeit bitten. Danach kann die Strafe wachsen.',
  },
  'gb.court-fine.no-prison-yet': {
    says: 'Ohne Anhörung kann Sie dafür niemand ins Gefängnis schicken. Das Gericht muss erst nach Ihrem Geld fragen und warum Sie nicht gezahlt haben.',
  },
  'gb.court-fine.surcharge': {
    says: 'Das Gesetz schlägt auf jede Geldstrafe einen Zuschlag (surcharge). Bei Erwachsenen sind es meist 40 % der Strafe.',
  },
  'gb.court-fine.rights': {
    says: 'Sie können um mehr Zeit bitten, Rechtsmittel einlegen oder das Verfahren neu beginnen lassen, wenn Sie nichts davon wussten.',
  },
  'gb.court-fine.right-vary': {
    says: 'Haben Sie weniger Geld als vorher? Dann können Sie den fines officer um mehr Zeit oder kleinere Raten bitten. Fragen Sie vor dem Termin.',
  },
  'gb.court-fine.right-never-knew': {
    says: 'Wussten Sie nichts von dem Verfahren? Dann können Sie innerhalb von 21 Tagen, nachdem Sie davon erfahren, eine eidliche Erklärung (statutory declaration) abgeben. Das Verfahren beginnt dann neu.',
  },
  'gb.court-fine.right-appeal': {
    says: 'Sie können beim Crown Court Rechtsmittel einlegen. Die Zeit ist kurz und läuft ab dem Urteil. Fragen Sie das Gericht noch heute, wie lange Sie haben.',
  },
  'gb.court-fine.points': {
    says: 'Die Punkte kommen in Ihr Fahrregister. Zwölf Punkte in drei Jahren bedeuten meist ein Fahrverbot. Zählen Sie, wie viele Sie haben.',
  },
  'gb.court-fine.step-call': {
    says: 'Rufen Sie vor dem Termin das fines team an. Halten Sie Kontonummer, Lohn und Rechnungen bereit.',
  },
  'gb.court-fine.step-check': {
    says: 'Rechnen Sie Strafe, Kosten und Zuschlag zusammen. Fragen Sie das Gericht, wenn die Summe nicht stimmt.',
  },
  'gb.court-fine.option-parts': {
    says: 'Bitten Sie das fines team um Raten, die Sie schaffen.',
    title: 'Um Raten bitten',
    cost: 'Kostenlos',
    time: 'Ein Anruf',
    risk: 'Fällt eine Rate aus, kann das Gericht den nächsten Schritt tun.',
    bestFor: 'Sie können nicht alles bis zum Termin zahlen.',
  },
  'gb.court-fine.option-help': {
    says: 'Eine kostenlose Schuldnerberatung hilft Ihnen, das Gericht um Raten zu bitten.',
    title: 'Kostenlose Schuldnerberatung',
    cost: 'Kostenlos',
    time: 'Diese Woche',
    risk: 'Lassen Sie beim Warten den Termin nicht verstreichen.',
    bestFor: 'Sie haben noch andere Schulden.',
  },
}
