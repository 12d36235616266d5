/** The Dutch words of the rows in ../home.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const HOME_NL: Words = {
  'us.home.want': {
    says: 'Uw verhuurder wil dat u betaalt, iets oplost of vertrekt, en kan een rechter vragen de huur te beëindigen.',
  },
  'us.home.want-rent': {
    says: 'Uw verhuurder zegt dat u achter bent met de huur en wil het geld.',
  },
  'us.home.who': {
    says: 'Uw verhuurder of zijn agent is een particulier of een bedrijf. Alleen een sheriff, marshal of constable mag een uitzetting (eviction) uitvoeren.',
  },
  'us.home.reality': {
    says: 'Een bericht is de eerste stap, niet de laatste. De verhuurder moet naar de rechter en winnen voor u weg moet.',
  },
  'us.home.rights-summary': {
    says: 'U mag blijven tot een rechter iets anders beveelt. U kunt de rechter uw kant vertellen, en de gratis rechtshulp (legal aid) kan u misschien helpen.',
  },
  'us.home.not-yet': {
    says: 'Door dit bericht kunnen zij de sloten niet vervangen, de stroom niet afsluiten en uw spullen niet buiten zetten.',
  },
  'us.home.order-made': {
    says: 'Een rechter heeft misschien al beslist. U hebt misschien nog maar uren of dagen. Bel nu de gratis rechtshulp (legal aid) en de griffie (court clerk).',
  },
  'us.home.right-cares': {
    says: 'Heeft uw woning federale hulp of een lening met federale steun, dan moet een bericht om te vertrekken wegens onbetaalde huur meestal 30 dagen geven.',
  },
  'us.home.right-cares-case': {
    says: 'Heeft uw woning federale hulp of een lening met federale steun, dan moet een bericht om te vertrekken wegens onbetaalde huur meestal 30 dagen geven.',
  },
  'us.home.right-violence': {
    says: 'In een woning met federale hulp mag u niet worden uitgezet omdat iemand geweld tegen u gebruikte.',
  },
  'us.home.right-service': {
    says: 'In actieve militaire dienst mogen u en uw gezin meestal niet worden uitgezet zonder bevel van de rechter. Een rechter kan u 90 dagen geven.',
  },
  'us.home.right-foreclosure': {
    says: 'Een huurder in een huis met gedwongen verkoop (foreclosure) moet meestal 90 dagen vooraf bericht krijgen, en mag vaak blijven tot het huurcontract eindigt.',
  },
  'us.home.step-stay': {
    says: 'Verhuis nog niet. Lees in het bericht de reden, het bedrag en het aantal dagen.',
  },
  'us.home.step-pay': {
    says: 'Kunt u alles op tijd betalen, doe dat dan en vraag een bewijs. Een deel betalen stopt de zaak misschien niet, vraag het dus eerst.',
  },
  'us.home.option-pay': {
    says: 'In de meeste staten is de zaak klaar als u alles betaalt binnen de tijd van het bericht.',
    title: 'De huur helemaal betalen',
    cost: 'De huur die u schuldig bent',
    time: 'Binnen de dagen van het bericht',
    risk: 'Vraag een bewijs. Over kosten voor te laat betalen kan ruzie komen.',
    bestFor: 'U hebt het geld of hulp bij de huur komt op tijd.',
  },
  'us.home.option-leave': {
    says: 'Vraag om meer tijd, uw borg terug en geen melding van uitzetting, als u vertrekt.',
    title: 'Een datum afspreken om te vertrekken',
    cost: 'Kosten van verhuizen',
    time: 'Zoals afgesproken',
    risk: 'U kunt nog huur schuldig zijn. Laat de afspraak tekenen.',
    bestFor: 'U wilt weg, of kunt de woning niet houden.',
  },
  'us.home.case-warning': {
    says: 'Uitzettingszaken gaan snel. In sommige staten hebt u vijf dagen of minder om te antwoorden. Volg de datum in de papieren.',
  },
  'us.home.case-step': {
    says: 'Antwoord de papieren over uitzetting uiterlijk op hun datum, of ga op de genoemde dag naar de rechtbank. Kom vroeg en neem bewijs mee.',
  },
  'us.home.case-not-yet': {
    says: 'U hoeft niet weg omdat er een zaak is ingediend. Eerst moet een rechter beslissen, en dan moet er een ambtenaar komen.',
  },
  'us.home.insight-repairs': {
    says: 'In de meeste staten kan slechte staat van de woning een verweer zijn tegen uitzetting om huur.',
    actionable: 'Schrijf op wat kapot is en wanneer u het de verhuurder zei. Maak foto’s.',
  },
  'us.home.tactic-receipt': {
    says: 'Betaal op een manier die bewijs geeft, en schrijf erbij voor welke maand het is.',
    risk: 'Geen.',
    notWhen:
      'Een rechter heeft u al bevolen te vertrekken: bel eerst de gratis rechtshulp (legal aid).',
  },
  'us.home.myth-locks': {
    says: 'Een verhuurder mag u niet buitensluiten of de stroom afsluiten om u weg te krijgen. In bijna elke staat moet hij naar de rechter.',
  },
  'us.home.myth-out-on-date': {
    says: 'De laatste dag van een bericht is niet de dag dat u op straat staat. De verhuurder moet dan nog een zaak indienen en winnen.',
  },
}
