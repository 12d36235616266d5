/** Questions about wages, working hours and holidays: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_PAY_AND_HOURS_WORDS: Words = {
  'fr.ask-work.minimum-wage': {
    says: 'Sinds 1 juni 2026 is het minimumloon (Smic) €12,31 per uur voor inhoudingen. Dat is €1.867,02 per maand voor 35 uur.',
  },
  'fr.ask-work.holiday-left': {
    says: 'Uw werkgever moet de vakantie die over is uitbetalen, ook als u zelf ontslag nam. Het komt bij het laatste loon. Vraag het aangetekend. U hebt drie jaar.',
  },
  'fr.ask-work.leave-refused': {
    dependsOn: 'wanneer men het zei',
    says: 'De baas bepaalt de data, na overleg en met oog voor gezinnen. U moet ze een maand vooraf weten. Daarna wijzigt hij ze alleen om een ernstige reden. Elk jaar moet u minstens twaalf dagen achter elkaar kunnen nemen.',
  },
  'fr.ask-work.undeclared': {
    says: 'Zwartwerk is de fout van uw werkgever, niet van u. Aan het einde kunt u zes maanden loon en al het achterstallige loon vragen. Bewaar berichten, foto’s en getuigen. Meld het bij de arbeidsinspectie en ga naar de arbeidsrechter.',
  },
}
