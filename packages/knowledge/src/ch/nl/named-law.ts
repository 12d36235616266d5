/** Law that letters on tax, benefits, the Serafe fee and power prices name: the words in Dutch. */
import type { Words } from '@plainletter/contracts/rule'

export const NAMED_LAW_NL: Words = {
  'ch.tax.right-guessed': {
    says: 'Zonder belastingaangifte schatten ze (Ermessen). Maak binnen dertig dagen bezwaar, stuur de aangifte en bewijs dat de schatting er ver naast zit.',
  },
  'ch.tax.interest': {
    says: 'Over belasting die te laat betaald wordt, loopt rente, ook tijdens uw bezwaar. Betalen onder protest stopt dat.',
  },
  'ch.benefit.right-time': {
    says: 'Het kantoor moet het vragen binnen drie jaar nadat het dit ontdekte, en hoogstens vijf jaar nadat het betaalde. Alleen een misdrijf maakt dit langer.',
  },
  'ch.serafe.right': {
    says: 'Elk huishouden is dit bedrag één keer schuldig, met of zonder televisie. Met aanvullende uitkeringen (Ergänzungsleistungen) kunt u vrijgesteld worden.',
  },
  'ch.power.right-tariff': {
    says: 'Stroomprijzen voor woningen moeten eerlijk en openbaar zijn. Twijfelt u? Vraag het bedrijf, dan de toezichthouder (ElCom).',
  },
  'ch.serafe.step-household': {
    says: 'Kijk wie er in uw woning woont. Alle volwassenen daar zijn deze bijdrage samen schuldig. Heeft iemand betaald, stuur dan het bewijs.',
  },
  'ch.serafe.step-time': {
    says: 'Kunt u niet alles ineens betalen? Schrijf Serafe voor de datum en vraag om in delen te betalen.',
  },
  'ch.serafe.option-ruling': {
    says: 'Schrijf waarom u het niet schuldig bent en vraag Serafe om een besluit (Verfügung, décision).',
    title: 'Vraag om een besluit',
    cost: 'Een brief.',
    time: 'Voor de datum op de rekening.',
    risk: 'Een besluit dat u niet aanvecht, telt als een vonnis.',
    bestFor: 'U hebt aanvullende uitkeringen, woont met iemand die betaalde, of bent verhuisd.',
  },
  'ch.rent.right-object': {
    says: 'Start men een invordering, dan stuurt het kantoor een betalingsbevel. U kunt binnen tien dagen gratis en zonder reden bezwaar maken (Rechtsvorschlag, opposition). Daarna kan alleen een rechter verder.',
  },
  'ch.serafe.right-fees': {
    says: 'Serafe mag 5 frank voor een herinnering rekenen en 20 frank voor een terechte invordering. Meer eigen kosten mag zij niet toevoegen.',
  },
}
