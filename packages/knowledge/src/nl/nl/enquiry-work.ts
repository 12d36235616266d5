/** Vragen over werk: de rijen in het Nederlands. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_WORK_NL: Words = {
  'nl.ask.trial': {
    says: 'In een geldige proeftijd kan het werk meteen stoppen. Maar niet omdat u ziek of zwanger bent of om een andere verboden reden. In een contract van zes maanden of korter telt een proeftijd niet.',
  },
  'nl.ask.contract-ends': {
    says: 'Het stopt op de einddatum zonder toestemming. Duurde het zes maanden of langer, dan moet u het een maand van tevoren op papier horen. Meestal hebt u recht op de transitievergoeding. Vraag binnen een week WW aan.',
  },
  'nl.ask.sick-pay': {
    says: 'Uw werkgever moet bij ziekte tot twee jaar lang minstens 70% van uw loon betalen. Stopt uw contract, dan kan UWV betalen (Ziektewet). Meld u op tijd ziek en werk mee aan uw terugkeer.',
  },
  'nl.ask.own-notice': {
    says: 'Neemt u zelf ontslag, dan is de opzegtermijn een maand, tenzij uw contract meer zegt. Doe het op papier en bewaar een kopie. Denk eerst na: u kunt uw WW verliezen.',
  },
  'nl.ask.wage-deductions': {
    says: 'Zolang u er werkt, mag de werkgever alleen inhouden wat de wet noemt, zoals een lening die op papier staat. Het minimumloon moet overblijven. Vraag de reden op papier en eis de rest op.',
  },
  'nl.ask.transition-pay': {
    says: 'Meestal krijgt u een derde maandloon per jaar, vanaf de eerste dag. Niet als u zelf ontslag neemt, iets anders afspreekt of ernstige schuld hebt. Vraag het binnen drie maanden na het einde.',
    dependsOn: 'wie het werk stopte en waarom',
  },
  'nl.ask.holidays-left': {
    says: 'Als uw baan stopt, moet de werkgever de dagen die over zijn uitbetalen. Anders vervallen de wettelijke dagen zes maanden na het jaar, maar alleen als u ze echt kon opnemen.',
  },
  'nl.ask.fired-on-spot': {
    says: 'Schrijf meteen dat u het niet eens bent en wilt werken. De baas heeft een dringende reden nodig en moet die meteen zeggen. Vraag de rechter binnen twee maanden om vernietiging of een vergoeding. Vraag bij UWV ook WW aan.',
  },
  'nl.ask.parental-leave': {
    says: 'Uw werkgever mag het niet weigeren. U hebt per kind onder de acht 26 keer uw uren per week. UWV betaalt een deel van negen weken als u ze in het eerste jaar opneemt. Vraag het schriftelijk, twee maanden vooraf.',
  },
  'nl.ask.ww': {
    dependsOn: 'uw gewerkte weken en de reden van het einde',
    says: 'Meestal krijgt u WW als u in 26 van de laatste 36 weken werkte en de baan niet door eigen schuld verloor. Vraag het bij UWV aan binnen een week na de laatste dag. Ga zonder advies niet akkoord met een eerder einde.',
  },
  'nl.ask.pregnant': {
    says: 'Tijdens de zwangerschap en tot zes weken na het verlof mag de werkgever niet opzeggen. Een tijdelijk contract mag eindigen, maar niet omdat u zwanger bent: dat is discriminatie. Vraag de reden op papier en ga binnen twee maanden naar de rechter.',
  },
  'nl.ask.sign-settlement': {
    says: 'U hoeft niet te tekenen. Vraag tijd en het aanbod op papier. Voor de WW moet erin staan dat de werkgever het einde wil, zonder schuld van u, en met de opzegtermijn. Na tekenen hebt u 14 dagen om terug te komen.',
  },
  'nl.ask.leave-refused': {
    dependsOn: 'de reden die zij geven',
    says: 'Vraag het schriftelijk. De werkgever moet uw wens volgen, behalve bij zwaarwegende redenen, en dat binnen twee weken schriftelijk zeggen. Zwijgt hij, dan staan uw data vast. U moet twee weken achter elkaar kunnen nemen, of twee keer één.',
  },
  'nl.ask.roster-changed': {
    dependsOn: 'uw contract en cao',
    says: 'De werkgever moet uw arbeidspatroon 28 dagen vooraf melden, tenzij de cao anders zegt. Kan dat niet, dan moeten de uren vier dagen vooraf bekend zijn. Afgesproken uren wijzigen vraagt uw ja of een zwaarwegende reden.',
  },
  'nl.ask.work-warning': {
    says: 'Een waarschuwing is geen ontslag. Antwoord binnen een week schriftelijk: wat klopt, wat niet, en waarom. Vraag dat uw antwoord in het dossier komt. Tekent u, schrijf dan dat het alleen voor ontvangst is.',
  },
  'nl.ask.redundancy': {
    says: 'Uw werkgever heeft eerst toestemming van het UWV nodig, moet een vaste volgorde volgen en ander werk voor u zoeken. U kunt het UWV binnen twee weken antwoorden. Aan het eind krijgt u de transitievergoeding. Teken niets zonder advies.',
  },
  'nl.ask.zero-hours': {
    says: 'Na drie maanden gelden uw gemiddelde uren als afgesproken, en kunt u daar loon voor vragen. Na twaalf maanden moet uw werkgever vaste uren aanbieden. U moet vier dagen vooraf worden opgeroepen. Schrijf uw uren op.',
  },
}
