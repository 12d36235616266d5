/** The Dutch words of the rows in ../neighbours.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const NEIGHBOURS_NL: Words = {
  'de.neighbour.want': {
    says: 'Een buur zegt wat u bij de grens moet doen, toestaan of laten.',
  },
  'de.neighbour.who': {
    says: 'Dit is een gewone brief, ook als een advocaat hem schreef. Alleen een rechter kan u iets bevelen.',
  },
  'de.neighbour.reality': {
    says: 'Zwijgen is geen ja. Maar een kort schriftelijk antwoord kan een dure rechtszaak voorkomen.',
  },
  'de.neighbour.rights': {
    says: 'U mag bewijs vragen en met redenen nee zeggen. U hoeft anderen alleen op uw grond te laten waar de wet dat zegt.',
  },
  'de.neighbour.right-branches': {
    says: 'Takken die overhangen en het gebruik van uw grond storen, mag u na een redelijke termijn afsnijden. Een bomenregel (Baumschutzsatzung) kan dat verbieden: vraag het eerst de gemeente.',
  },
  'de.neighbour.right-entry': {
    says: 'Zij mogen uw grond alleen op voor werk aan een bouwwerk dat van hun kant niet goed kan. Zij moeten het een maand vooraf schriftelijk melden en schade betalen.',
  },
  'de.neighbour.right-conciliation': {
    says: 'Veel zaken tussen buren mogen pas naar de rechter na een poging tot bemiddeling (Schiedsamt). Dat kost weinig.',
  },
  'de.neighbour.step-answer': {
    says: 'Antwoord kort en schriftelijk vóór de dag in de brief: wat u betwist en wat u zou toestaan. Teken geen papier van hen.',
  },
  'de.neighbour.step-entry': {
    says: 'Willen zij uw grond op? Vraag schriftelijk welk werk, waarom vanaf uw grond, welke dagen en wie schade betaalt.',
  },
  'de.neighbour.step-proof': {
    says: 'Maak vanaf uw eigen grond foto’s met datum van de grens, de takken en elke scheur. Een rechter kan een deskundige de toestand laten vastleggen (Beweisverfahren).',
  },
  'de.neighbour.option-talks': {
    title: 'Naar een bemiddelaar',
    says: 'Vraag de gemeente of de rechtbank naar de bemiddelaar (Schiedsamt, Gütestelle) voor uw buurt.',
    cost: 'Een klein bedrag.',
    time: 'Enkele weken.',
    risk: 'Geen. U hoeft niet akkoord te gaan.',
    bestFor: 'U wilt rust zonder rechter.',
  },
}
