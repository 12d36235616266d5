/** The Dutch words of Spain: judgment enforcement. */
import type { Words } from '@plainletter/contracts/rule'

export const JUDGMENT_ENFORCEMENT_NL: Words = {
  'es.enforce.want-judgment': {
    says: 'De rechter heeft beslist. U moet betalen of doen wat hij zegt, of op tijd in beroep gaan.',
  },
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
  'es.enforce.not-20': {
    says: 'Na een vonnis moeten ze 20 werkdagen wachten voor ze uitvoering kunnen vragen.',
  },
  'es.enforce.no-home-entry': {
    says: 'Niemand mag uw huis in zonder uw ja of een bevel van een rechter.',
  },
  'es.enforce.smi': {
    says: 'In 2026 is het minimumloon (SMI) €1.221 per maand in 14 betalingen. Nettoloon tot het minimumloon is veilig.',
  },
  'es.enforce.scale': {
    says: 'Boven het minimumloon mogen ze 30% nemen van het volgende deel tot twee keer het minimumloon. Daarna 50% en meer.',
  },
  'es.enforce.children': {
    says: 'Onderhoudt u een gezin, dan kan de griffier de eerste vier stappen met 10 tot 15 procent verlagen.',
  },
  'es.enforce.maintenance': {
    says: 'Voor kinderalimentatie gelden deze grenzen niet. Een rechter bepaalt het bedrag.',
  },
  'es.enforce.deadline-appeal': {
    says: 'U hebt 20 werkdagen vanaf de dag dat u het vonnis is verteld. Wij tellen vanaf de datum.',
    action: 'Ga in beroep (recurso de apelación) via een advocaat',
    consequence: 'Het vonnis wordt definitief.',
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
  'es.enforce.right-wage': {
    says: 'Loon, pensioenen en uitkeringen tot het minimumloon (SMI) mogen niet genomen worden. Dit geldt voor rechters en overheidsdiensten.',
  },
  'es.enforce.right-account': {
    says: 'Geld op de rekening uit uw laatste loon of pensioen houdt dezelfde grenzen. Toon waar het vandaan kwam.',
  },
  'es.enforce.right-goods': {
    says: 'Ze mogen nodige meubels en kleren, eten, brandstof en gereedschap voor uw werk niet nemen.',
  },
  'es.enforce.right-null': {
    says: 'Beslag op wat niet genomen mag worden is nietig. Zeg het meteen de rechter: daarvoor hebt u geen advocaat nodig.',
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
  'es.enforce.right-appeal': {
    says: 'Tegen de meeste vonnissen kunt u in beroep. In mondelinge procedures over bedragen tot €3.000 is er geen beroep.',
  },
  'es.enforce.step-read': {
    says: 'Zoek drie dingen: de rechtbank of dienst, het zaaknummer en de datum dat u het kreeg. Merk de laatste dag.',
  },
  'es.enforce.step-pay-slip': {
    says: 'Verzamel loonstroken en bankpapieren. Is te veel genomen, schrijf dan de rechter of dienst en vraag het terug.',
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
  'es.enforce.option-protect': {
    title: 'Krijg beschermd geld terug',
    says: 'Schrijf de rechter of dienst met uw loonstroken. Vraag vrij te geven wat boven de grens is.',
    cost: 'Niets.',
    time: 'Een uur. Het antwoord duurt enkele weken.',
    risk: 'Geen.',
    bestFor: 'Ze namen loon, pensioen of rekening onder de grens.',
  },
  'es.enforce.option-appeal': {
    title: 'In beroep gaan',
    says: 'Vraag een advocaat of beroep tegen het vonnis kan en de moeite waard is.',
    cost: 'Een advocaat, een borg van €50, of rechtshulp.',
    time: '20 werkdagen.',
    risk: 'Verliest u, dan betaalt u misschien meer kosten.',
    bestFor: 'De rechter miste feiten of recht.',
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
  'es.enforce.insight-two-jobs': {
    says: 'Hebt u twee inkomens, dan worden ze eerst opgeteld.',
    actionable: 'Kijk of het veilige deel één keer op het totaal is geteld.',
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
