/** The end of a job: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const DISMISSAL_WORDS: Words = {
  'nl.job.want': { says: 'Uw werkgever wil uw baan beëindigen.' },
  'nl.job.who': {
    says: 'Meestal heeft uw werkgever uw akkoord, toestemming van UWV of een beslissing van de rechter nodig.',
  },
  'nl.job.real': { says: 'U hoeft vandaag niets te tekenen.' },
  'nl.job.not-yet': {
    says: 'Een brief alleen beëindigt uw baan meestal niet. UWV, een rechter of uw akkoord is nodig.',
  },
  'nl.job.rights': {
    says: 'U hebt meestal recht op een opzegtermijn, een transitievergoeding en toetsing door de rechter.',
  },
  'nl.job.deadline-two': {
    says: 'U hebt twee maanden vanaf het einde van de baan om naar de rechter te gaan. Tel voor de zekerheid vanaf de brief.',
    action: 'Vraag de kantonrechter het ontslag te vernietigen',
    consequence: 'Daarna kan de rechter het niet meer terugdraaien.',
  },
  'nl.job.deadline-three': {
    says: 'U hebt drie maanden vanaf het einde van de baan om de transitievergoeding te eisen. Tel voor de zekerheid vanaf de brief.',
    action: 'Vraag de rechter de transitievergoeding',
    consequence: 'Daarna vervalt dat recht.',
  },
  'nl.job.deadline-think': {
    says: 'U kunt een getekende overeenkomst 14 dagen schriftelijk ongedaan maken, zonder reden. Drie weken als dit er niet in staat. Tel voor de zekerheid vanaf de brief.',
    action: 'Maak de overeenkomst schriftelijk ongedaan',
    consequence: 'De overeenkomst blijft gelden.',
  },
  'nl.job.step-not-sign': {
    says: 'Teken niets. Schrijf dat u het niet eens bent en dat u wilt werken.',
  },
  'nl.job.step-help': {
    says: 'Vraag deze week uw vakbond, een advocaat of het Juridisch Loket. De termijn is kort.',
  },
  'nl.job.step-ww': {
    says: 'Vraag WW aan bij UWV, uiterlijk binnen één week na uw laatste werkdag.',
  },
  'nl.job.step-check': {
    says: 'Controleer de opzegtermijn: één maand tot vijf jaar dienst, daarna twee, drie en vier maanden.',
  },
  'nl.job.step-reason': {
    says: 'Schrijf meteen dat u het ontslag op staande voet betwist. Vraag de reden op papier.',
  },
  'nl.job.right-on-the-spot': {
    says: 'Ontslag op staande voet vraagt een dringende reden. Uw werkgever moet meteen handelen en de reden direct zeggen. Ontbreekt een daarvan, dan kan de rechter het ontslag vernietigen.',
  },
  'nl.job.right-reason': {
    says: 'Voor ontslag is een reden uit de wet nodig. Uw werkgever moet eerst ander werk voor u zoeken.',
  },
  'nl.job.right-transition': {
    says: 'U hebt meestal recht op een derde maandloon per gewerkt jaar.',
  },
  'nl.job.right-think': {
    says: 'U hebt 14 dagen om een getekende overeenkomst ongedaan te maken. Het zijn drie weken als het papier dat niet vermeldde.',
  },
  'nl.job.right-agency-bed': {
    says: 'Een uitzendbureau dat u een bed verhuurt, moet u nog vier weken na het einde van het werk laten blijven, voor dezelfde huur. Bent u ziek of hebt u geen geld, dan moet het daarmee rekening houden.',
  },
  'nl.job.right-agency-clause': {
    says: 'Uitzendwerk kan eindigen als de opdrachtgever stopt, maar alleen als dat schriftelijk in uw contract staat (uitzendbeding). Anders gelden de gewone regels voor ontslag.',
  },
  'nl.job.right-notice': {
    says: 'U hebt recht op een opzegtermijn van één tot vier maanden, naar uw dienstjaren.',
  },
  'nl.job.option-court': {
    title: 'De rechter vragen het terug te draaien',
    says: 'Een advocaat of bond stuurt een verzoek.',
    cost: 'Griffierecht; rechtsbijstand is mogelijk.',
    time: 'Twee maanden na het einde van de baan.',
    risk: 'Kosten als u verliest.',
    bestFor: 'De reden klopt niet of er was geen toestemming.',
  },
  'nl.job.option-deal': {
    title: 'Betere voorwaarden vragen',
    says: 'Laat de overeenkomst nakijken en vraag meer.',
    cost: 'Vaak betaalt de werkgever het advies.',
    time: 'Eén of twee weken.',
    risk: 'Een slechte tekst kan uw WW kosten.',
    bestFor: 'U wilt niet terug.',
  },
  'nl.job.option-help': {
    title: 'Gratis advies vragen',
    says: 'Het Juridisch Loket of uw vakbond kijkt mee.',
    cost: 'Niets of uw lidmaatschap.',
    time: 'Deze week.',
    risk: 'Geen.',
    bestFor: 'Iedereen met ontslag.',
  },
  'nl.job.warn-resign': { says: 'Neem niet zelf ontslag. U kunt uw WW verliezen.' },
}
