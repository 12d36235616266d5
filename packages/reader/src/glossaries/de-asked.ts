/**
 * Further English words that people type, for reading the German glossary backwards: forward, the same German words in the
 * lines before these come first.
 */
import type { Glossary } from '../in-english.ts'

export const DE_ASKED: Glossary = `
entlassen | gekündigt | gefeuert = let go | let me go | fired me | got fired | got sacked | lost my job | terminated | dismiss | terminated me | got the sack | been fired
selbst kündigen | job kündigen = quit my job | quitting | quit a job
feuern | kündigen = fire | sack | dismiss
kündigungsschutzklage | klagen | verklagen = sue | sue my employer | take my boss to court | challenge
ohne frist = immediately
lohn nicht | zahlt nicht | keinen lohn = didn't pay me | didnt pay me | not been paid | hasn't paid | doesn't pay me | didn't pay my wages | didnt pay my wages | won't pay my wages | doesn't pay my wages | hasn't paid me | haven't been paid | owes me wages | doesnt pay me
zahlt nicht | bezahlt nicht = doesn't pay | doesnt pay | hasn't paid | didnt pay | didn't pay | does not pay | wont pay | did not pay | is not paying
krankgeschrieben | krank = called in sick | sick leave | on sick leave | while i am sick | am sick | unwell
krankengeld | lohnfortzahlung = sick pay
nicht zurück | behält | einbehalten = does not return | doesn't return | won't return | doesn't give back | doesnt give back | wont give back | will not give back | won't pay back | keeping | kept | not returned | hasn't returned | not giving back | does not give back | withhold | withholding | refuses to return
kaution = bond
rauswerfen | raus | kündigung = get me out | throw us out | kick us out | have to leave | have to move out | leave the flat | leave my flat | evicting | get rid of me
vermieter kündigt | kündigung = eviction letter | landlord gave notice | gave me notice | gave us notice | termination of tenancy
eigenbedarf | braucht die wohnung selbst = needs the flat | needs the apartment | personal use | own use | needs it for | wants the flat for | wants to live in | flat for himself | flat for his son | flat for her daughter | flat for his daughter | wants the apartment back | wants the flat back | flat back for
mieterhöhung | miete erhöhen | mehr miete = raise my rent | raising the rent | increase the rent | increase my rent | raise rent | put my rent up | higher rent | more rent | raises the rent | wants more rent | rent hike | rent up | rent going up
mietminderung | miete mindern | miete kürzen = reduce the rent | reduce my rent | rent reduction | withhold my rent | deduct from the rent | pay less | lower rent | reduce rent | stop paying rent
heizung kaputt | heizung geht nicht | heizung ausgefallen = heating is broken | heating doesn't work | heating does not work | heating is not working | heating not working | no warm | heating failed | repair the heating
schloss ausgetauscht | schloss gewechselt | ausgesperrt = changed my locks | changing the locks | changed the lock | locked out | new locks
schimmel = mouldy | black mold | mildew
kündigungsfrist = notice time | how many months notice | notice period for my flat
nachbar = neighbor
inkasso | inkassobüro | inkassofirma = debt collection | collection company | collections | collector
mahnbescheid = order to pay | court order for payment | payment order from the court | court payment order
gerichtsvollzieher = sheriff | marshal | enforcement officer
konto gepfändet | konto gesperrt | kontopfändung = account is blocked | account is frozen | account seized | account blocked | account frozen | blocked my account | blocked my bank account | account garnished | bank account is blocked
pfänden | gepfändet | pfändung = garnished | seizure | attach | seized
lohnpfändung | lohn gepfändet | lohn pfänden = garnish | stop my wages | take my salary | garnish my salary
klage | verklagt = served | taking me to court | legal action
verjährt | verjährung = time-barred | statute barred | expired | limitation | old bill | statute-barred | barred
widerspruch | einspruch = object | objection | contest it | challenge it | oppose | against the decision
geblitzt | zu schnell gefahren = speed camera | speed ticket | driving too fast | drove too fast
führerschein weg | fahrverbot = lose my license | lose my driving licence | driving license | lose licence
strafzettel | knöllchen | falsch geparkt = parked wrongly | parked illegally
geld zurück | erstattung = reimburse | reimbursed | reimbursement | my money
kaputt | defekt | mangelhaft = does not work | doesn't work | not working | doesnt work | damaged | broke
händler | verkäufer = trader | vendor
unterhalt | kindesunterhalt | zahlt keinen unterhalt = alimony | maintenance | does not pay child support | doesn't pay child support | doesn't pay maintenance
umgang | kind nicht sehen = see my son | see my daughter | access to my child | visitation | see the kids | see my children | see the children
gestorben | verstorben = dead | death | deceased
erbe | schulden geerbt = heir | inherited | left debts
miete | mieten = rental
wohnung = home | place
geld = cash | benefit
arbeitgeber | chef | firma = company | manager | supervisor
bekommen = received | receive
polizei = cop | officer
muss ich = am i obliged | am i required | required to | should i | am i liable | need to
darf | dürfen = allowed | may | permitted | is he allowed | is she allowed | are they allowed
was kann ich tun | wehren | was tun = how can i | what are my options | how do i fight | my options
ohne grund = without reason | no cause
unterschreiben | unterschrieben = signed | signing
urlaub verweigert | urlaub abgelehnt | keinen urlaub = doesn't give me holiday | won't give me holiday | refuses my holiday | refused my holiday | doesn't give me vacation
urlaub | urlaubstage = vacation | holidays | leave days
internet | internetvertrag = internet
gekauft = purchased
bestellt = ordered
zurückschicken | zurücksenden | widerrufen = return shoes | return goods | give it back | return something | send back
flug gestrichen | flug annulliert = flight was cancelled | flight was canceled | cancelled my flight | canceled flight | canceled my flight | flight got cancelled | flight is cancelled
flug verspätet | verspätung = flight was delayed | late flight | delayed flight | flight was late | delay
ausziehen = moving out | get out | vacate
ausgezogen = left the flat | left the apartment
versicherung = insurers
versicherung zahlt nicht = insurer won't pay | insurance refuses | insurance refuses to pay | insurance does not pay | insurance doesn't pay
kündigen = terminate | stop | end
fitnessstudio = fitness | fitness studio
strom abgestellt | stromsperre | strom gesperrt = cut off the electricity | turned off the electricity | cut off electricity | shut off the power | cut my power | electricity cut off | turn off my electricity | cut off the power
schlägt mich | häusliche gewalt = hit me | violent | beat me | domestic abuse
`
