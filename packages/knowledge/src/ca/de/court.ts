/** Claims before a court: the papers, the days to answer and the defence: the words in German. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_WORDS: Words = {
  'ca.claim.want': {
    says: 'Sie können antworten und Ihre Seite sagen. Suchen Sie den letzten Tag dafür.',
  },
  'ca.claim.reality': {
    says: 'Das ist ein echter Schritt vor Gericht. Ein Urteil ist es noch nicht. Antworten Sie rechtzeitig, muss die andere Seite alles beweisen.',
  },
  'ca.claim.who': {
    says: 'Wer klagt, heißt Kläger (plaintiff). Sie sind der Beklagte (defendant). Das Gericht ist auf keiner Seite.',
  },
  'ca.claim.rights': {
    says: 'Sie können sich ganz oder zum Teil wehren, einen Vergleich anbieten oder um Zeit bitten. Beim Gericht für kleine Fälle (small claims court) brauchen Sie keinen Anwalt.',
  },
  'ca.claim.not-yet': {
    says: 'Ihren Lohn oder Ihr Konto darf man noch nicht antasten. Zuerst braucht es ein Urteil.',
  },
  'ca.claim.know-default': {
    says: 'Viele verlieren nur, weil sie nicht antworteten. Eine kurze, rechtzeitige Erwiderung hält Ihren Fall offen.',
  },
  'ca.claim.right-defend': {
    says: 'Sie haben das Recht, eine Klageerwiderung (defence) einzureichen und gehört zu werden.',
  },
  'ca.claim.right-proof': {
    says: 'Sie haben das Recht zu sehen, worauf man sich stützt. Die andere Seite muss die Schuld und die Summe beweisen.',
  },
  'ca.claim.right-old': {
    says: 'Sie können sagen, dass die Klage zu spät kommt. Das Gericht prüft das nicht von selbst, schreiben Sie es also in Ihre Erwiderung.',
  },
  'ca.claim.step-date': {
    says: 'Suchen Sie den Tag der Zustellung (service) und notieren Sie ihn. Zählen Sie von dort die Tage für die Antwort.',
  },
  'ca.claim.step-file': {
    says: 'Füllen Sie das Formular für die Erwiderung (defence) dieses Gerichts aus. Reichen Sie es dort ein und behalten Sie eine gestempelte Kopie.',
  },
  'ca.claim.step-proof': {
    says: 'Sammeln Sie Ihre Papiere: Vertrag, Rechnungen, E-Mails und Zahlungsbelege.',
  },
  'ca.claim.step-help': {
    says: 'Holen Sie früh kostenlose rechtliche Hilfe. Rechtsberatungen (legal clinics) und Hilfsstellen der Gerichte können Ihr Formular lesen.',
  },
  'ca.claim.opt-defend': {
    says: 'Sagen Sie, womit Sie einverstanden sind, womit nicht, und warum.',
    title: 'Eine Klageerwiderung einreichen',
    cost: 'Oft eine kleine Gerichtsgebühr. Sie können um Befreiung bitten.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Verlieren Sie, schulden Sie vielleicht einige Kosten.',
    bestFor: 'Sie schulden es nicht, oder nicht alles.',
  },
  'ca.claim.opt-settle': {
    says: 'Bieten Sie eine Summe oder einen Zahlungsplan an. Reichen Sie Ihre Erwiderung (defence) trotzdem ein, außer die Einigung ist unterschrieben und die Klage zurückgenommen.',
    title: 'Sich einigen',
    cost: 'Die vereinbarte Summe.',
    time: 'Vor dem letzten Tag für die Antwort.',
    risk: 'Kommt keine Einigung, kann die Zeit für die Antwort ablaufen.',
    bestFor: 'Sie schulden es, können aber nicht sofort zahlen.',
  },
  'ca.claim.opt-trustee': {
    says: 'Ein Schuldenvergleich (consumer proposal) oder Konkurs (bankruptcy) stoppt die meisten Geldforderungen sofort.',
    title: 'Zu einem Licensed Insolvency Trustee gehen',
    cost: 'Wird aus dem bezahlt, was Sie zu zahlen zusagen.',
    time: 'Tage bis zum Beginn.',
    risk: 'Es bleibt jahrelang in Ihrer Kreditauskunft.',
    bestFor: 'Sie haben viele Schulden und können nicht zahlen.',
  },
  'ca.claim.warn-default': {
    says: 'Antworten Sie nicht rechtzeitig, kann das Gericht ohne Sie entscheiden.',
  },
  'ca.claim.insight-buyer': {
    says: 'Klagt ein Schuldenkäufer, verlangen Sie den Beweis für jeden Verkauf der Schuld, vom ersten Kreditgeber bis zu ihm.',
    actionable:
      'Schreiben Sie in Ihre Erwiderung (defence), dass Sie nicht anerkennen, dass ihm die Schuld gehört.',
  },
}
