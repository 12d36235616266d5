/** The Dutch words of the rows in ../hearing-at-work.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HEARING_AT_WORK_NL: Words = {
  'de.work-talk.who': {
    says: 'Dit is uw werkgever. Het is geen politie en geen rechter. Alleen een rechter beslist of een ontslag klopt.',
  },
  'de.work-talk.not-yet': {
    says: 'U bent niet ontslagen. Een ontslag (Kündigung) vraagt papier en een handtekening met de hand.',
  },
  'de.work-talk.reality-hearing': {
    says: 'Vóór een ontslag op alleen een verdenking (Verdachtskündigung) moet de werkgever u horen. Dit is uw kans om het op te helderen.',
  },
  'de.work-talk.right-lawyer': {
    says: 'Naar een gesprek over een verdenking mag u een advocaat meenemen. Vraagt u erom, dan moeten ze u tijd geven.',
  },
  'de.work-talk.right-own-case': {
    says: 'Ze moeten de feiten zo precies noemen dat u kunt antwoorden. U mag schriftelijk antwoorden en hoeft niets toe te geven.',
  },
  'de.work-talk.right-council': {
    says: 'Is er een ondernemingsraad (Betriebsrat)? Een lid mag met u mee. De raad moet vóór elk ontslag worden gehoord.',
  },
  'de.work-talk.step-ask': {
    says: 'Vraag schriftelijk wat men u precies verwijt. Vraag een latere dag als u advies nodig hebt. Blijf niet zonder bericht weg.',
  },
  'de.work-talk.step-notes': {
    says: 'Schrijf nu op wat er gebeurde, wanneer, en wie dat kan zeggen. Wis niets en neem geen papieren van het bedrijf mee.',
  },
  'de.work-talk.option-written': {
    says: 'Neem tijd, vraag advies en antwoord dan op elk punt.',
    title: 'Schriftelijk antwoorden',
    cost: 'Gratis.',
    time: 'Voor de genoemde dag, of vraag meer tijd.',
    risk: 'Wat u schrijft, blijft in uw dossier.',
    bestFor: 'U kunt laten zien dat het niet zo was.',
  },
  'de.work-talk.warn-words': {
    says: 'Wat u zegt, kan dienen voor een ontslag, voor een eis om geld of voor de politie. Gaat het om een strafbaar feit? Spreek eerst een advocaat.',
  },
  'de.work-talk.insight-two-weeks': {
    says: 'Een ontslag op staande voet moet komen binnen twee weken nadat de werkgever de feiten kent. Vandaar de haast.',
    actionable: 'Laat u niet opjagen. Vraag de tijd die u voor advies nodig hebt.',
  },
  'de.work-talk.step-no-sign': {
    says: 'Teken niets ter plekke: geen bekentenis en geen vertrekovereenkomst (Aufhebungsvertrag). Neem elk papier eerst mee naar huis.',
  },
  'de.work-talk.insight-three-weeks': {
    says: 'Er kan een ontslag volgen. Dan hebt u drie weken om naar de arbeidsrechter (Arbeitsgericht) te gaan.',
    actionable: 'Noteer de dag waarop een volgende brief u bereikt.',
  },
  'de.work-talk.option-help': {
    says: 'Een vakbond helpt leden meteen. Een advocaat arbeidsrecht kan meekomen of voor u schrijven.',
    title: 'Eerst vakbond of advocaat',
    cost: 'Gratis voor leden. Vraag de advocaat eerst naar de prijs.',
    time: 'Voordat u antwoordt.',
    risk: 'Geen.',
    bestFor: 'Iedereen van wie de baan in gevaar kan zijn.',
  },
  'de.work-talk.reality-talk': {
    says: 'Dit is een gesprek in werktijd. Meestal moet u komen, maar u hoeft nergens mee in te stemmen, ook niet met een ander contract.',
  },
  'de.work-talk.right-illness': {
    says: 'U hoeft niet te zeggen welke ziekte u had. Een gesprek over terugkeer naar het werk (BEM) is vrijwillig.',
  },
  'de.work-talk.step-topic': {
    says: 'Vraag vooraf waar het gesprek over gaat en neem iemand van de ondernemingsraad mee. Vraag een pauze als men u onder druk zet.',
  },
}
