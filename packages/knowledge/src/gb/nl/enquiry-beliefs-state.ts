/** What people believe of benefits, tax and juries, put right: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATE_NL: Words = {
  'gb.ask-benefit.pip-and-work': {
    says: 'PIP stopt niet omdat u werkt. Het gaat om de hulp die u nodig hebt, niet om loon, uren of spaargeld. Meld het als uw behoefte verandert, en leg uit hoe u zich op het werk redt. Universal Credit kijkt wel naar loon: meld de baan daar meteen.',
  },
  'gb.ask-tax.how-far-back': {
    says: 'HMRC heeft meestal vier jaar na het belastingjaar om meer belasting te vragen. Zes bij slordigheid, twaalf bij bepaald geld in het buitenland, twintig bij opzet of als u nooit iets meldde. HMRC moet de langere tijd bewijzen. Al vastgestelde belasting vervalt zo niet.',
  },
  'gb.ask-jury.refuse': {
    says: 'Jurydienst is een plicht; alleen nee zeggen telt niet. Wie zonder goede reden wegblijft, kan tot £1,000 boete krijgen. Maar u kunt een andere datum vragen, of vrijstelling wegens ziekte, zorg of een andere goede reden. Antwoord binnen zeven dagen met bewijs. Bij nee vraagt u de rechtbank opnieuw te kijken.',
  },
}
