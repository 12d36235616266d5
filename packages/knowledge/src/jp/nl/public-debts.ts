/** The Dutch words of the rows in ../public-debts.ts. */
import type { Words } from '@plainletter/contracts/rule'

export const PUBLIC_DEBTS_NL: Words = {
  'jp.public-debt.want': {
    says: 'Een overheidsdienst zegt dat u dit geld moet betalen.',
  },
  'jp.public-debt.reality': {
    says: 'Voor belasting en premies kan een dienst beslag leggen zonder rechter. Voor huur, leningen of schoolmaaltijden is een rechter nodig. Vraag wat het is.',
  },
  'jp.public-debt.who-premium': {
    says: 'Dit is een overheidsdienst. Na een formele aanmaning (督促状) kan die voor deze heffing beslag leggen zonder rechter.',
  },
  'jp.public-debt.reality-premium': {
    says: 'De dienst kan uw rekeningen en loon nagaan en er beslag op leggen. Praat vóór de datum. Vaak mag u in delen betalen.',
  },
  'jp.public-debt.who-contract': {
    says: 'Dit is een openbare instelling. Maar voor deze schuld heeft die een rechter nodig, net als ieder ander.',
  },
  'jp.public-debt.reality-contract': {
    says: 'Deze brief alleen neemt niets. Komt er een betaalbevel (支払督促) van een rechtbank, maak dan binnen twee weken bezwaar.',
  },
  'jp.public-debt.rights': {
    says: 'U kunt vragen hoe het bedrag is berekend, zeggen dat het fout is, en om delen of tijd vragen.',
  },
  'jp.public-debt.old': {
    says: 'Premies (保険料) verjaren na twee jaar, belasting (保険税) na vijf. Een formele aanmaning (督促状) laat die tijd opnieuw beginnen.',
  },
  'jp.public-debt.right-review': {
    says: 'Tegen een premie of een beslag kunt u gratis herziening vragen (審査請求), meestal binnen drie maanden nadat u het weet.',
  },
  'jp.public-debt.right-less-health': {
    says: 'Is uw inkomen gedaald, bent u ziek of was er een ramp? Vraag de gemeente om een lagere premie (減免) of meer tijd (徴収猶予).',
  },
  'jp.public-debt.right-live': {
    says: 'Bij beslag op loon moet u ¥107.000 per maand houden, ¥48.000 per gezinslid en een deel van de rest.',
  },
  'jp.public-debt.right-stop': {
    says: 'Is er niets te halen, of kunt u dan niet leven, dan kan de dienst stoppen (滞納処分の停止). Vraag erom.',
  },
  'jp.public-debt.right-rent': {
    says: 'Is uw inkomen gedaald of bent u ziek, vraag dan om lagere huur (減免) of meer tijd (徴収猶予).',
  },
  'jp.public-debt.rent-leave': {
    says: 'Bij drie maanden huurschuld kan de dienst vragen dat u vertrekt. Alleen een rechter kan u dwingen. Bel nu.',
  },
  'jp.public-debt.reality-fine': {
    says: 'Dit is een boete van een strafrechter. Onbetaald kan die leiden tot beslag of dagen werk in hechtenis (労役場留置).',
  },
  'jp.public-debt.step-fine': {
    says: 'Bel vandaag het openbaar ministerie. Zeg wat u verdient en vraag om tijd of delen.',
  },
  'jp.public-debt.step-talk': {
    says: 'Bel of bezoek de dienst vóór de datum. Neem bewijs van loon en kosten mee en vraag delen die u kunt volhouden.',
  },
  'jp.public-debt.step-count': {
    says: 'Vraag een lijst van maanden, bedragen en formele aanmaningen (督促状), met hun dagen. Vergelijk die met uw bewijzen.',
  },
  'jp.public-debt.option-parts': {
    title: 'De dienst om delen of tijd vragen',
    says: 'Laat de dienst uw inkomen en kosten zien.',
    cost: 'Een toeslag kan doorlopen.',
    time: 'Eén bezoek.',
    risk: 'Mist u een deel, dan kan de inning weer beginnen.',
    bestFor: 'U moet het betalen en kunt niet alles ineens.',
  },
}
