/** Who collects a debt, and what a collector may and may not do: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const COLLECTOR_CONDUCT_NL: Words = {
  'au.debt.who': {
    says: 'Een incassobureau (debt collector) werkt voor het bedrijf waaraan u iets schuldig was, of heeft de schuld gekocht. Het heeft geen macht van een rechter of van de politie.',
  },
  'au.debt.org-afca': {
    says: 'Bedrijven die leningen en kaarten innen, moeten horen bij AFCA, de gratis klachtendienst. U kunt ze daar opzoeken.',
  },
  'au.debt.right-no-harass': {
    says: 'U hebt het recht niet lastiggevallen, bedreigd of gedwongen te worden.',
  },
  'au.debt.right-hours': {
    says: 'Ze horen alleen te bellen van 7.30 tot 21 uur op weekdagen en van 9 tot 21 uur in het weekend. Niet op feestdagen.',
  },
  'au.debt.right-three': {
    says: 'Ze horen u niet vaker dan drie keer per week of tien keer per maand te benaderen.',
  },
  'au.debt.right-private': {
    says: 'Ze horen uw baas, familie of buren niets over de schuld te vertellen.',
  },
  'au.debt.right-afca': {
    says: 'U kunt gratis klagen bij AFCA. Terwijl AFCA naar uw zaak kijkt, kunnen ze er meestal niet mee naar de rechter.',
  },
  'au.debt.opt-afca': {
    says: 'Klaag eerst bij het bedrijf. Ga na 30 dagen, of na een nee, naar AFCA.',
    title: 'Klagen bij AFCA',
    cost: 'Gratis.',
    time: 'Weken tot maanden.',
    risk: 'Klein.',
    bestFor: 'Ze vallen u lastig, of luisteren niet.',
  },
  'au.debt.tactic-writing': {
    says: 'Houd het schriftelijk. Vraag ze alleen e-mail of brieven te gebruiken.',
    risk: 'Brieven gaan langzamer dan telefoontjes.',
    notWhen: 'Er is snel een datum bij de rechter.',
  },
  'au.debt.right-asic-act': {
    says: 'Niemand mag u misleiden, lastigvallen of dwingen om een kredietschuld. U kunt klagen bij de kredietgever, dan bij AFCA, en het melden bij ASIC.',
  },
  'au.debt.vic-practices': {
    says: 'In Victoria zijn sommige manieren van innen verboden, zoals zonder toestemming uw huis in gaan, of geweld of valse papieren gebruiken.',
  },
}
