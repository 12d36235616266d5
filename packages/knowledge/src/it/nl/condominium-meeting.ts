/** The Dutch words of the rows in ../condominium-meeting.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const CONDOMINIUM_MEETING_NL: Words = {
  'it.condo-meeting.want': {
    says: 'De eigenaars van het gebouw worden opgeroepen voor een vergadering (assemblea). De agenda zegt waarover wordt beslist.',
  },
  'it.condo-meeting.who': {
    says: 'De beheerder (amministratore) werkt voor alle eigenaars. Het is geen rechter en geen overheid.',
  },
  'it.condo-meeting.reality': {
    says: 'Een oproep is geen rekening. Bedragen op de agenda zijn voorstellen tot de vergadering stemt.',
  },
  'it.condo-meeting.rights': {
    says: 'U mag komen, spreken en stemmen, iemand met een schriftelijke volmacht (delega) sturen en vooraf de stukken zien.',
  },
  'it.condo-meeting.right-five-days': {
    says: 'De oproep moet minstens vijf dagen vóór de eerste datum bij u zijn, met plaats, uur en agenda. Anders kan een rechter de besluiten vernietigen.',
  },
  'it.condo-meeting.right-challenge': {
    says: 'Tegengestemd of niet aanwezig? U hebt 30 dagen om een besluit aan te vechten: vanaf de stemming, of bij afwezigheid vanaf de dag dat u het verslag kreeg.',
  },
  'it.condo-meeting.right-proxy': {
    says: 'Kunt u niet komen? Iedereen mag met een schriftelijke volmacht voor u gaan, behalve de beheerder.',
  },
  'it.condo-meeting.step-papers': {
    says: 'Vraag de beheerder vooraf om de rekeningen en offertes. U mag de facturen inzien en op eigen kosten kopiëren.',
  },
  'it.condo-meeting.step-day': {
    says: 'Noteer de tweede datum: meestal is de vergadering dan. Ga, of geef een schriftelijke volmacht die zegt hoe te stemmen.',
  },
}
