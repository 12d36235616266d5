/** The German words of the rows in ../court-by-province.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const COURT_BY_PROVINCE_WORDS: Words = {
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
