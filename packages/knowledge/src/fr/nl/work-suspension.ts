/** The Dutch words of the rows in ../work-suspension.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const WORK_SUSPENSION_NL: Words = {
  'fr.kept-from-work.want': {
    says: 'Uw werkgever houdt u van het werk tot hij over een fout beslist (mise à pied conservatoire). U bent niet ontslagen.',
  },
  'fr.kept-from-work.reality': {
    says: 'Dit is nog geen straf. Maar men denkt aan ontslag om een zware fout. Vraag nu advies.',
  },
  'fr.kept-from-work.right-pay': {
    says: 'Het loon kan voor deze dagen stoppen. Is er uiteindelijk geen zware fout (faute grave), dan moet men alles betalen.',
  },
  'fr.kept-from-work.right-meeting': {
    says: 'Men moet u meteen voor een gesprek oproepen (entretien préalable). U mag een collega meenemen, of een adviseur als er geen vertegenwoordigers zijn.',
  },
  'fr.kept-from-work.right-month': {
    says: 'Het besluit moet binnen een maand na het gesprek komen. Een fout die al meer dan twee maanden bekend is, mag niet bestraft worden.',
  },
  'fr.kept-from-work.step-away': {
    says: 'Blijf weg van het werk zoals gevraagd, maar wel bereikbaar. Schrijf dat u wilt werken en de feiten betwist.',
  },
  'fr.kept-from-work.step-proof': {
    says: 'Verzamel nu bewijs: berichten, roosters, namen van getuigen. Twijfel werkt bij de rechter in uw voordeel.',
  },
  'fr.kept-from-work.warn-resign': {
    says: 'Neem niet uit boosheid ontslag. U kunt uw uitkering en uw rechten verliezen.',
  },
  'fr.kept-from-work.option-help': {
    says: 'Een vakbond, of een adviseur van de lijst op het gemeentehuis, kan gratis meegaan.',
    title: 'Iemand voor het gesprek zoeken',
    cost: 'Gratis.',
    time: 'Voor het gesprek.',
    risk: 'Geen.',
    bestFor: 'Iedereen die van het werk wordt gehouden.',
  },
  'fr.suspended.want': {
    says: 'Uw werkgever straft u met dagen zonder werk en loon (mise à pied disciplinaire). U houdt uw baan.',
  },
  'fr.suspended.right': {
    says: 'Nodig zijn eerst een gesprek, schriftelijke redenen, een fout die nog geen twee maanden bekend is en een duur uit het reglement. Anders kan een rechter de straf vernietigen en krijgt u loon.',
  },
  'fr.suspended.step': {
    says: 'Houd u eraan, maar antwoord schriftelijk als het fout of te zwaar is. Vraag het reglement en ga naar een vakbond of afgevaardigde.',
  },
}
