/** A letter that says music was heard at a business: get advice before you answer. The words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const MUSIC_HEARD_NL: Words = {
  'gb.music.heard-want': {
    says: 'Ze zeggen dat iemand muziek hoorde in uw zaak, en dat u daar geen licentie voor had. Ze willen geld, en misschien uw getekende belofte.',
  },
  'gb.music.heard-step-advice': {
    says: 'Vraag juridisch advies vóór de datum in de brief. Uw brancheorganisatie biedt het misschien gratis.',
  },
  'gb.music.heard-step-promise': {
    says: 'Teken geen belofte (undertaking) voordat u advies hebt. Breekt u die later, dan kan dat veel kosten.',
  },
  'gb.music.heard-step-proof': {
    says: 'Vraag de notities van elk bezoek en de lijst van liedjes. Controleer de dagen, de tijden en wie er werkte.',
  },
  'gb.music.heard-step-stop': {
    says: 'Hebt u nu geen licentie? Zet de muziek uit tot u er een hebt. Zeg niet dat u niets speelt als dat niet waar is.',
  },
  'gb.music.heard-option-talk': {
    says: 'Bied aan een licentie te nemen vanaf de dag dat de muziek begon. Vraag de rest te laten vallen.',
    title: 'Over een licentie praten, met advies',
    cost: 'De prijs van de licentie, en misschien de kosten van de bezoeken.',
    time: 'Vóór de datum in de brief.',
    risk: 'Wat u schrijft, kan bij de rechter worden gebruikt. Laat het dus nakijken.',
    bestFor: 'Er was muziek en geen licentie.',
  },
  'gb.music.heard-warn': {
    says: 'Ze zeggen dat ze bewijs hebben van een bezoek. Een rechter kan u bevelen te stoppen en te betalen. Aan een bevel moet u zich houden, dus neem dit serieus.',
  },
  'gb.music.bill-want': {
    says: 'Ze willen dat u een muzieklicentie betaalt voor de data op de rekening.',
  },
  'gb.music.bill-step-check': {
    says: 'Vergelijk de rekening met uw zaak: de data, het tarief, de zitplaatsen of vierkante meters, en of er nog muziek is.',
  },
}
