/** The Dutch words of Italy: service contracts. */
import type { Words } from '@plainletter/contracts/rule'

export const SERVICE_CONTRACTS_WORDS: Words = {
  'it.service.right-renewal': {
    says: 'Verlengt een dienst vanzelf? Ze moeten u 30 dagen vóór het einde schriftelijk waarschuwen. Zo niet, dan kunt u altijd zonder kosten weg.',
  },
  'it.phone.right-change': {
    says: 'Verandert het telefoonbedrijf het contract? Dan moet het dat 30 dagen vooraf zeggen. U kunt dan binnen 60 dagen zonder kosten weg.',
  },
  'it.water.right-minimum': {
    says: 'Water thuis mag pas na een aangetekende brief of PEC afgesloten worden. Mensen met de sociale bonus houden minstens een levensnodig minimum.',
  },
  'it.insurance.right-answers': {
    says: 'Een verkeerd antwoord maakt de verzekeraar alleen vrij bij opzet of grove onoplettendheid. Anders mag hij naar verhouding minder betalen.',
  },
  'it.insurance.right-crash': {
    says: 'Na een botsing van twee auto’s vordert u van uw eigen verzekeraar (risarcimento diretto). Bewijst niemand meer, dan is de schuld gelijk. Na twee jaar is het verjaard.',
  },
  'it.insurance.no-renewal': {
    says: 'Een autoverzekering verlengt niet vanzelf. Zij loopt na het einde 15 dagen door, tenzij een nieuwe polis begint.',
  },
  'it.flight.right-money': {
    says: 'Bij een vlucht met meer dan drie uur vertraging, of laat geannuleerd, krijgt u € 250 tot € 600. Niet bij een oorzaak van buiten die niet te vermijden was.',
  },
  'it.flight.right-care': {
    says: 'Terwijl u wacht, moeten ze u eten geven en ’s nachts een hotel. Na een annulering kiest u: uw geld terug of een andere vlucht.',
  },
}
