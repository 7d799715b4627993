import { useRevalidator } from "@remix-run/react";
import { Pencil } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useFormState } from "~/platform/form-state";
import { useCall } from "~/platform/use-call";
import { Button } from "~/ui/button";
import { Card } from "~/ui/card";
import { SelectField, TextField } from "~/ui/field";
import { useHydrated } from "~/ui/use-hydrated";
import { INFORMATION, PROFILE } from "./labels";
import { browserTimeZones, clockIn, dayIn, offeredTimeZones, timeZoneName } from "./time-zone";
import { useReturnFocus } from "./use-return-focus";

interface ProfileUser {
  name: string;
  email: string | null;
  timeZone: string;
  /** Milliseconds. */
  createdAt: number;
}

/** Name, email and time zone; the name and the zone can be edited after "Edit Profile". */
export function MyInformation({ user }: { user: ProfileUser }) {
  const [editing, setEditing] = useState(false);
  const hydrated = useHydrated();
  const opener = useReturnFocus(editing);
  if (editing) {
    return (
      <Card title={INFORMATION.title}>
        <InformationForm user={user} onDone={() => setEditing(false)} />
      </Card>
    );
  }
  const edit = (
    <Button ref={opener} icon={Pencil} size="small" disabled={!hydrated} onClick={() => setEditing(true)}>
      {INFORMATION.edit}
    </Button>
  );
  return (
    <Card title={INFORMATION.title} actions={edit}>
      <dl className="grid gap-3 text-sm">
        <Entry label={INFORMATION.name}>{user.name}</Entry>
        <Entry label={INFORMATION.email}>{user.email}</Entry>
        <Entry label={INFORMATION.timeZone}>
          {timeZoneName(user.timeZone)}
          {hydrated && (
            <span className="text-muted"> · {INFORMATION.now(clockIn(Date.now(), user.timeZone))}</span>
          )}
        </Entry>
      </dl>
      <p className="mt-3 text-xs text-muted">{INFORMATION.since(dayIn(user.createdAt, user.timeZone))}</p>
    </Card>
  );
}

function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[120px_minmax(0,1fr)] gap-x-4 phone:grid-cols-1">
      <dt className="text-muted">{label}</dt>
      <dd className="wrap-break-word">{children}</dd>
    </div>
  );
}

const FIELDS = ["name", "email", "timeZone"] as const;

function InformationForm({ user, onDone }: { user: ProfileUser; onDone: () => void }) {
  const { call, busy } = useCall();
  const { revalidate } = useRevalidator();
  const state = useFormState(FIELDS);
  const [timeZone, setTimeZone] = useState(user.timeZone);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy) return;
    const { name } = Object.fromEntries(new FormData(event.currentTarget));
    state.clear();
    const answer = await call({
      method: "PUT",
      path: "/api/user/profile",
      body: { name, email: user.email, timeZone },
      success: INFORMATION.saved,
      failure: INFORMATION.failed,
    });
    if (!answer.ok) {
      state.show({ message: null, issues: answer.issues });
      return;
    }
    revalidate();
    onDone();
  }

  return (
    <form ref={state.form} onSubmit={submit} className="grid gap-3">
      <TextField
        label={INFORMATION.name}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        autoFocus
        defaultValue={user.name}
        error={state.errorOf("name")}
      />
      <TextField
        label={INFORMATION.email}
        name="email"
        type="email"
        readOnly
        value={user.email ?? ""}
        hint={INFORMATION.emailHint}
        error={state.errorOf("email")}
      />
      <SelectField
        label={INFORMATION.timeZone}
        name="timeZone"
        value={timeZone}
        onChange={(event) => setTimeZone(event.target.value)}
        hint={`${INFORMATION.timeZoneHint} ${INFORMATION.now(clockIn(Date.now(), timeZone))}`}
        error={state.errorOf("timeZone")}
      >
        {offeredTimeZones(browserTimeZones(), user.timeZone).map((zone) => (
          <option key={zone} value={zone}>
            {timeZoneName(zone)}
          </option>
        ))}
      </SelectField>
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button onClick={onDone}>{PROFILE.cancel}</Button>
        <Button type="submit" variant="primary" busy={busy}>
          {INFORMATION.save}
        </Button>
      </div>
    </form>
  );
}
