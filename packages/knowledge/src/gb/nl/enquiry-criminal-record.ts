/** Questions about what goes on a criminal record: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const ENQUIRY_CRIMINAL_RECORD_NL: Words = {
  'gb.ask-fine.not-a-record': {
    says: 'Nee. Een boete (fixed penalty) die u op tijd betaalt is geen veroordeling en geeft geen strafblad. Dat geldt voor snelheid, schoolverzuim en een parkeer- of gemeenteboete. Punten blijven op het rijbewijs; meld ze de verzekeraar als die vraagt. Betaalt u niet, dan kan een rechter veroordelen. Lees bij sommige banen goed wat men vraagt.',
  },
  'gb.ask-police.caution-dbs': {
    says: 'Een gewone waarschuwing (caution) is geen veroordeling en vervalt meteen, met voorwaarden binnen drie maanden. De meeste banen hoeven het niet te weten. Vervallen staat hij niet in de basic-controle. In standard of enhanced, zoals zorg of school, staat hij zes jaar als u volwassen was. Daarna valt hij weg, behalve bij een lijst van ernstige feiten. Die van een jongere verschijnt niet.',
    dependsOn: 'het feit, uw leeftijd toen en het soort controle',
  },
}
