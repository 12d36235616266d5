/** The German words of Ireland: court claim. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_CLAIM_DE: Words = {
  'ie.claim.want': {
    says: 'Sie können antworten und Ihre Sicht sagen. Suchen Sie den letzten Tag dafür.',
  },
  'ie.claim.reality': {
    says: 'Das ist ein echter Schritt bei Gericht. Es ist noch kein Urteil. Antworten Sie rechtzeitig, müssen sie alles beweisen.',
  },
  'ie.claim.who': {
    says: 'Wer klagt, ist der Kläger (claimant oder plaintiff). Sie sind der Beklagte (respondent oder defendant). Das Gericht steht auf keiner Seite.',
  },
  'ie.claim.rights': {
    says: 'Sie können sich ganz oder teilweise verteidigen, sich einigen oder um Raten bitten.',
  },
  'ie.claim.not-yet': {
    says: 'Die andere Seite kann noch keinen Gerichtsvollzieher (sheriff) schicken. Zuerst braucht sie ein Urteil.',
  },
  'ie.claim.know-default': {
    says: 'Viele verlieren nur, weil sie nicht geantwortet haben. Eine Verteidigung in der Frist hält Ihren Fall offen.',
  },
  'ie.claim.right-defend': {
    says: 'Sie haben das Recht, sich zu verteidigen und gehört zu werden.',
  },
  'ie.claim.right-documents': {
    says: 'Sie können Kopien der Papiere verlangen, auf die sie sich stützen.',
  },
  'ie.claim.right-old': {
    says: 'Sie können sagen, dass die Forderung zu alt ist. Schreiben Sie es in Ihre Verteidigung.',
  },
  'ie.claim.district': {
    says: 'Beim District Court haben Sie 28 Tage ab Zustellung. Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Antwort und Verteidigung (appearance and defence) zustellen und einreichen',
    consequence: 'Die andere Seite kann ein Urteil verlangen, ohne dass Sie gehört werden.',
  },
  'ie.claim.circuit': {
    says: 'Beim Circuit Court haben Sie 10 Tage ab Zustellung für eine Antwort (appearance). Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Eine Antwort (appearance) beim Büro des Circuit Court einreichen',
    consequence: 'Die andere Seite kann ein Urteil verlangen, ohne dass Sie gehört werden.',
  },
  'ie.claim.high': {
    says: 'Beim High Court haben Sie acht Tage ab Zustellung für eine Antwort (appearance). Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Eine Antwort (appearance) beim Central Office einreichen',
    consequence: 'Die andere Seite kann ein Urteil verlangen, ohne dass Sie gehört werden.',
  },
  'ie.claim.step-date': {
    says: 'Schreiben Sie den Tag auf, an dem Sie die Papiere bekamen. Sehen Sie, welches Gericht es ist: District, Circuit oder High Court.',
  },
  'ie.claim.step-help': {
    says: 'Rufen Sie MABS an: 0818 07 2000. Oder FLAC für kostenlose Rechtsauskunft.',
  },
  'ie.claim.step-file': {
    says: 'Schicken Sie Ihre Antwort (appearance) oder Verteidigung rechtzeitig an das Gericht und an die andere Seite. Behalten Sie eine Kopie.',
  },
  'ie.claim.step-proof': {
    says: 'Sammeln Sie Ihre Papiere: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'ie.claim.opt-defend': {
    title: 'Sich verteidigen',
    says: 'Schreiben Sie, was stimmt, was nicht stimmt und warum.',
    cost: 'Beim District Court meist keine Gebühr.',
    time: 'Vor dem letzten Tag der Antwortfrist.',
    risk: 'Wenn Sie verlieren, können Sie Kosten schulden.',
    bestFor: 'Sie schulden es nicht, oder nicht alles.',
  },
  'ie.claim.opt-settle': {
    title: 'Sich einigen',
    says: 'Beim District Court: Schulden Sie es, melden Sie sich in 10 Tagen bei der anderen Seite. Vereinbaren Sie Zahlung und Kosten.',
    cost: 'Die vereinbarte Summe.',
    time: 'Am besten in 10 Tagen.',
    risk: 'Kommt keine Einigung, kann die Antwortfrist ablaufen.',
    bestFor: 'Sie schulden es.',
  },
  'ie.claim.opt-help': {
    title: 'Kostenlose Hilfe holen',
    says: 'MABS kann bei einem Angebot helfen. Fragen Sie das Legal Aid Board, ob Sie einen Anwalt (solicitor) bekommen.',
    cost: 'Kostenlos oder ein kleiner Betrag.',
    time: 'Jetzt.',
    risk: 'Keines.',
    bestFor: 'Sie wissen nicht, was Sie tun sollen.',
  },
  'ie.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, können sie ein Urteil ohne Verhandlung bekommen.',
  },
  'ie.claim.right-interest': {
    says: 'Zinsen, die kein Vertrag nennt, kann der Richter geben oder ablehnen. Sie können bitten, keine hinzuzurechnen.',
  },
}
