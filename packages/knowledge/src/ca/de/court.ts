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
  'ca.claim.qc-answer': {
    says: 'In Québec haben Sie ab der Zustellung 15 Tage, um auf eine Vorladung (assignation) zu antworten. Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Schriftlich auf die Vorladung antworten (assignation)',
    consequence: 'Es kann ein Versäumnisurteil (jugement par défaut) ergehen.',
  },
  'ca.claim.qc-small': {
    says: 'Bei einer kleinen Forderung in Québec (petites créances) haben Sie ab dem Schreiben 20 Tage, um Ihre Wahl zu nennen. Wir zählen zur Sicherheit ab seinem Datum.',
    action:
      'Dem Gericht für kleine Forderungen sagen, was Sie wählen: zahlen, sich einigen oder bestreiten',
    consequence: 'Das Gericht kann ohne Sie entscheiden.',
  },
  'ca.claim.on-defence': {
    says: 'In Ontario haben Sie ab der Zustellung 20 Tage für die Klageerwiderung (defence). Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Die Klageerwiderung beim Small Claims Court einreichen',
    consequence: 'Das Gericht kann der anderen Seite recht geben, ohne Sie zu hören.',
  },
  'ca.claim.bc-reply': {
    says: 'In British Columbia haben Sie ab der Zustellung 14 Tage für eine Antwort (reply). Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Die Antwort (reply) beim Gericht oder Tribunal einreichen',
    consequence:
      'Die andere Seite kann eine Versäumnisentscheidung (default order) bekommen, ohne dass Sie gehört werden.',
  },
  'ca.claim.ab-dispute': {
    says: 'In Alberta haben Sie ab der Zustellung 20 Tage für eine Gegenerklärung (dispute note). Wir zählen zur Sicherheit ab dem Datum des Papiers.',
    action: 'Eine Gegenerklärung (dispute note) beim Gericht einreichen',
    consequence: 'Die andere Seite kann ein Urteil bekommen, ohne dass Sie gehört werden.',
  },
  'ca.claim.on-limit': {
    says: 'Seit Oktober 2025 verhandelt das Gericht für kleine Fälle (Small Claims Court) in Ontario Forderungen bis $50,000.',
  },
  'ca.claim.bc-crt': {
    says: 'In British Columbia gehen die meisten Forderungen bis $5,000 an das Civil Resolution Tribunal im Internet.',
  },
  'ca.claim.on-plan': {
    says: 'In Ontario können Sie im Formular für die Erwiderung (defence) die Schuld anerkennen und einen Plan vorschlagen. Er bindet, außer man widerspricht binnen 20 Tagen.',
  },
  'ca.claim.bc-dispute-notice': {
    says: 'Schicken Sie Ihre Dispute Response online bis zu dem Tag in der Mitteilung, meist binnen 14 Tagen. Sonst kann das Tribunal Sie verurteilen, ohne Sie zu hören.',
  },
}
