/** Questions of people who have no bed, no food or no power tonight, or whom a lender threatens: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_NEED_TONIGHT_NL: Words = {
  'au.need.bed': {
    says: 'Bel nu de gratis daklozenlijn van uw staat. NSW: 1800 152 152. Victoria: 1800 825 955. Queensland: 1800 47 47 53. South Australia: 1800 003 308. WA: 1800 124 684 (nachts 1800 199 008). Tasmania: 1800 800 588. Elders: askizzy.org.au. Vraag een bed voor u allen vannacht. Dreef geweld, brand of water u weg, vraag Centrelink dan binnen 7 dagen om Crisis Payment.',
  },
  'au.need.food': {
    says: 'Kijk nu op askizzy.org.au: gratis maaltijden, pakketten en bonnen bij u in de buurt. Vraag naar een dienst voor noodhulp (Emergency Relief). Die geeft bonnen of betaalt een deel van een rekening; u hoeft geen uitkering te hebben. Krijgt u geld van Centrelink, vraag dan vandaag om een spoedbetaling (urgent payment) of voorschot.',
  },
  'au.need.power': {
    says: 'Bel nu de leverancier. Zeg wie er thuis is, en vraag om het hardship-programma, een plan en stroom nog vandaag. Met levensondersteuning thuis mag hij nooit afsluiten. Weigert hij: de energie-ombudsman is gratis: NSW 1800 246 545, Victoria 1800 500 509, Queensland 1800 662 837, Tasmanië 1800 001 170. In WA: vraag de leverancier om HUGS-hulp. Emergency Relief kan een deel betalen: askizzy.org.au.',
  },
  'au.need.loan-shark': {
    says: 'In gevaar: bel 000. Als bedrijf geld lenen zonder vergunning is strafbaar, dreigen ook. U deed niets strafbaars door te lenen. Ontmoet hem niet alleen. Bewaar berichten, schrijf dagen en bedragen op voor de politie. Vraag de bank de kaart te blokkeren en een nieuwe rekening te openen. Gratis en vertrouwelijk: National Debt Helpline 1800 007 007.',
  },
}
