/** The German words of the rows in ../enquiry-repossession.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_REPOSSESSION_DE: Words = {
  'us.repo.right-damages': {
    says: 'Ein Kreditgeber darf das Auto nur nehmen, ohne den Frieden zu stören (breach of the peace), und muss Ihnen vor dem Verkauf Bescheid sagen. Wenn nicht, können Sie Schadenersatz verlangen.',
  },
  'us.repo.right-credit': {
    says: 'Bestreiten Sie einen falschen Eintrag bei der Auskunftei (credit bureau) und beim Kreditgeber. Sie müssen ihn prüfen, meist innerhalb von 30 Tagen.',
  },
  'us.repo.right-calls': {
    says: 'Automatische Anrufe (robocalls) auf Ihr Handy brauchen Ihre Zustimmung. Jeder falsche Anruf kann $500 wert sein.',
  },
  'us.repo.right-unfair': {
    says: 'Banken dürfen nicht unfair handeln, etwa mit einer Versicherung, die Sie nicht brauchten. Beschweren Sie sich beim CFPB, und fragen Sie einen Anwalt für Verbraucher.',
  },
}
