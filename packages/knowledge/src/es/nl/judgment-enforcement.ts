/** Enforcement by a court, and seizures by public offices: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_NL: Words = {
  'es.enforce.want-enforce': {
    says: 'Dit gaat over uitvoering (ejecución): geld of spullen nemen (embargo) voor een schuld.',
  },
  'es.enforce.who-court': {
    says: 'Een rechter beveelt dit. In Spanje zijn er geen particuliere deurwaarders: de rechter zegt het de bank of uw werkgever.',
  },
  'es.enforce.who-public': {
    says: 'Een overheidsdienst doet dit zelf, zonder rechter: belasting, sociale zekerheid, uw stad of de DGT.',
  },
  'es.enforce.rights': {
    says: 'Een deel van uw loon is altijd veilig. U kunt zich verzetten, en geld dat niet genomen mag worden terugvragen.',
  },
  'es.enforce.reality': {
    says: 'Het is echte macht, maar met grenzen. Niemand neemt al uw loon of wat u nodig hebt om te leven.',
  },
  'es.enforce.no-home-entry': {
    says: 'Niemand mag uw huis in zonder uw ja of een bevel van een rechter.',
  },
  'es.enforce.deadline-oppose': {
    says: 'U hebt tien werkdagen vanaf de dag dat u het uitvoeringsbevel kreeg. Wij tellen vanaf de datum.',
    action: 'Verzet u tegen de uitvoering (oposición a la ejecución)',
    consequence: 'De rechter gaat door met geld en spullen nemen.',
  },
  'es.enforce.deadline-public': {
    says: 'Tegen een beslag of toeslag van de overheid hebt u een maand vanaf de dag na ontvangst.',
    action: 'Vraag de dienst het opnieuw te bekijken (recurso de reposición)',
    consequence: 'Het beslag wordt definitief.',
  },
  'es.enforce.right-oppose': {
    says: 'U kunt zich verzetten als u betaalde, als er een afspraak is, als het te laat is, of als er oneerlijke bedingen zijn.',
  },
  'es.enforce.right-five-years': {
    says: 'De uitvoering van een vonnis moet binnen vijf jaar worden gevraagd, vanaf de dag dat het definitief werd.',
  },
  'es.enforce.right-mortgage-oppose': {
    says: 'Bij een hypotheekzaak hebt u tien werkdagen voor verzet, ook om oneerlijke bedingen. U kunt uw huis vrijmaken door de achterstand te betalen.',
  },
  'es.enforce.right-mortgage-pause': {
    says: 'Gezinnen in nood kunnen de rechter vragen de ontruiming van een huis met hypotheek te stoppen tot 15 mei 2028.',
  },
  'es.enforce.right-instalments-tax': {
    says: 'U kunt de belastingdienst vragen in delen te betalen (aplazamiento). Doe het voor die geld neemt.',
  },
  'es.enforce.step-read': {
    says: 'Zoek drie dingen: de rechtbank of dienst, het zaaknummer en de datum dat u het kreeg. Merk de laatste dag.',
  },
  'es.enforce.step-lawyer': {
    says: 'Vraag een advocaat. Met een laag inkomen is hij gratis. Rechtshulp uit de eerste zaak kan doorgaan voor de uitvoering.',
  },
  'es.enforce.step-plan': {
    says: 'Bied de schuldeiser een plan. Zegt hij ja, dan kunnen beiden de rechter om een pauze vragen.',
  },
  'es.enforce.step-budget': {
    says: 'Hebt u veel schulden, vraag dan nu naar een tweede kans. Die zaak openen kan beslag stoppen.',
  },
  'es.enforce.option-oppose': {
    title: 'Verzet u tegen de uitvoering',
    says: 'Zeg de rechter waarom het moet stoppen: betaald, afspraak, te laat of oneerlijke bedingen.',
    cost: 'Een advocaat boven €2.000, of gratis rechtshulp.',
    time: 'Tien werkdagen.',
    risk: 'Verliest u, dan komen er kosten bij.',
    bestFor: 'Er is een wettelijke reden en bewijs.',
  },
  'es.enforce.option-plan': {
    title: 'Spreek betaling in delen af',
    says: 'Bied een vast bedrag per maand en vraag de schuldeiser het de rechter te zeggen.',
    cost: 'Wat u afspreekt.',
    time: 'Enkele dagen.',
    risk: 'Zonder zijn ja gaat het beslag door.',
    bestFor: 'U bent het schuldig en verdient meer dan de grens.',
  },
  'es.enforce.option-plan-public': {
    title: 'Vraag de dienst om betaling in delen',
    says: 'Vraag online of op kantoor om een plan (fraccionamiento). Vraag het beslag op te heffen als het plan loopt.',
    cost: 'Rente en de toeslag.',
    time: 'Minuten om te vragen.',
    risk: 'Geld dat al is genomen, houden ze meestal.',
    bestFor: 'U bent het schuldig en kunt niet alles ineens betalen.',
  },
  'es.enforce.warning-hide': {
    says: 'Verberg of geef niet weg wat u hebt om hieraan te ontkomen. Dat is een misdrijf (alzamiento de bienes).',
  },
  'es.enforce.tactic-list': {
    says: 'Vraagt de rechter wat u bezit, antwoord dan. Noem eerst wat u het minst raakt.',
    risk: 'Niet antwoorden kan boetes geven.',
    notWhen: 'Laat niets weg van wat u bezit.',
  },
}
