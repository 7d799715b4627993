import { type MetaFunction, useLoaderData } from "@remix-run/react";
import { Download } from "lucide-react";
import { feedAddress } from "~/lessons/feed.server";
import { teacherLoader } from "~/platform/screen.server";
import { ErrorPanel } from "~/shell/error-panel";
import { ButtonLink } from "~/ui/button";
import { Card } from "~/ui/card";
import { PageHead } from "~/ui/page-head";
import { ChangePassword } from "./change-password";
import { DangerZone } from "./danger-zone";
import { FeedCard } from "./feed-card";
import { EXPORT, PROFILE } from "./labels";
import { MyInformation } from "./my-information";
import { Sessions } from "./sessions";
import { loadProfilePage } from "./store.server";

export const loader = teacherLoader({}, async ({ teacher, clock, env, url }) => {
  const { feedId, ...page } = await loadProfilePage(teacher, clock);
  return { ...page, feed: await feedAddress(env, url.origin, feedId) };
});

export const meta: MetaFunction = () => [{ title: `${PROFILE.title} · Lectern` }];

/** Everything about the account, danger last and apart (spec §2 "User Profile", product §9). */
export default function ProfileScreen() {
  const { user, sessions, feed } = useLoaderData<typeof loader>();
  return (
    <div className="max-w-[760px]">
      <PageHead title={PROFILE.title} />
      <div className="grid gap-4">
        <MyInformation user={user} />
        <ChangePassword email={user.email} />
        <Sessions sessions={sessions} timeZone={user.timeZone} />
        <FeedCard address={feed} />
        <Card title={EXPORT.title}>
          <div className="flex flex-wrap items-center gap-3">
            <p className="min-w-60 flex-1 text-sm text-muted">{EXPORT.lead}</p>
            <ButtonLink to="/api/user/export" reloadDocument download icon={Download}>
              {EXPORT.button}
            </ButtonLink>
          </div>
        </Card>
        <DangerZone email={user.email} />
      </div>
    </div>
  );
}

export function ErrorBoundary() {
  return <ErrorPanel fallback={PROFILE.loadFailed} />;
}
