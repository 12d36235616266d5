/** What people believe of a home without papers, of green cards, the police and custody: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_BELIEFS_STATUS_NL: Words = {
  'us.fact.no-written-lease': {
    says: 'Een mondelinge huur telt ook. Betaalt u per maand, dan loopt die meestal van maand tot maand. Om te stoppen moet de verhuurder eerst schrijven, in veel staten 30 dagen vooraf of meer. Daarna kan alleen een rechter u eruit zetten; sloten vervangen is bijna overal verboden. De regels over reparaties en borg gelden ook voor u. Bewaar bewijs van elke betaalde huur.',
  },
  'us.fact.green-card-lost': {
    says: 'Een green card kunt u verliezen: door sommige misdrijven (drugs, diefstal, geweld), door fraude, door te stemmen of te zeggen dat u burger bent, en door te lang in het buitenland te wonen. Eerst moet een immigration judge beslissen, en u mag een advocaat hebben. Teken geen afstand (Form I-407). Vraag een immigratieadvocaat voor u ergens schuld bekent.',
  },
  'us.fact.spouse-green-card': {
    says: 'Een huwelijk alleen geeft geen green card. Eerst dient uw man of vrouw Form I-130 in. Kwam u wettig binnen, dan kunt u hier meestal tegelijk Form I-485 indienen; zo niet, vraag een advocaat voor u vertrekt of indient. Tot het ja mag u alleen met vergunning werken. Dan korter dan twee jaar getrouwd? De kaart geldt twee jaar: Form I-751 in de laatste 90 dagen. Een schijnhuwelijk is strafbaar.',
  },
  'us.fact.show-id': {
    says: 'Rijdt u, dan moet u uw rijbewijs tonen. Te voet hoeft u meestal geen papieren te hebben. In ongeveer de helft van de staten moet u uw naam zeggen als de politie echt reden heeft om u te verdenken. Vraag: “Am I free to go?” Over de rest mag u zwijgen. Geef nooit een valse naam. Bent u geen burger en 18 of ouder, dan moet u volgens federale wet uw registratiepapieren bij u hebben.',
    dependsOn: 'wat zij vermoeden en of u rijdt',
  },
  'us.fact.custody-no-preference': {
    says: 'Geen enkele staat geeft bij wet de moeder of de vader voorrang. De rechter vraagt wat het beste is voor het kind: wie het verzorgt, school, veiligheid, en wie het de andere ouder laat zien. Was u nooit getrouwd, dan moet een vader soms eerst met een formulier of door een rechter als vader vaststaan. Blijf het kind zien, noteer de dagen, en vraag het self-help center van de rechtbank om een parenting plan.',
  },
}
